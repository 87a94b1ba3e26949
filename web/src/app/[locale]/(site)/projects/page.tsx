import type { ProjectPageSeo, PropertyType } from '@ashlar/contract'
import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { titleOf } from '@/app/metadata-of'
import { orFromWhole } from '@/content/read'
import { readProjectList, readSuggestions } from '@/content/readers/project-lists'
import { readProjectCategories, readProjectChoices, readProjectPage, readProjects } from '@/content/readers/projects'
import { activeWishes, wishesOf } from '@/features/projects/active-wishes'
import { filteredProjects } from '@/features/projects/facet-keeper'
import { shelfOf } from '@/features/projects/facet-rows'
import { countFacets } from '@/features/projects/facets'
import { findProjects, keepOf, PAGE_SIZE, wishesFor } from '@/features/projects/find-projects'
import { ProjectListView } from '@/features/projects/project-list-view'
import { hrefOf, type Parameters, readQuery } from '@/features/projects/project-query'
import { relaxations } from '@/features/projects/relaxations'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** What is shown instead when nothing fits. */
const SUGGESTIONS = 3

/** Each state of the filters is an address of its own, read anew; what it is made from is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [{ choices, localities, asked, found }, { seo }] = await Promise.all([
    readList(searchParams),
    readProjectPage(),
  ])
  const { query } = asked
  const { page } = found
  const { title, description } = headOf(query.propertyType, seo)
  return describePage({
    title: titleOf(title, wishesOf(query, choices, localities), page),
    description,
    // A part of the map is a way of looking, and there is no end to them.
    path: hrefOf({ ...query, area: null, view: 'list', page: query.area ? 1 : page }),
  })
}

export default async function Page({ searchParams }: PageProps) {
  const [{ choices, rows, localities, asked, found }, { banner }, categories] = await Promise.all([
    readList(searchParams),
    readProjectPage(),
    readProjectCategories(),
  ])
  const { query } = asked
  const kind = query.propertyType
  const years = choices.years.map(({ value }) => value)
  const facets = countFacets(rows, query, years)
  return (
    <ProjectListView
      heading={kind ? `${kind} projects` : (banner?.heading ?? 'Projects')}
      banner={banner}
      asked={asked}
      offer={{ choices, localities, facets }}
      active={activeWishes(query, choices, localities)}
      categories={categories}
      found={found}
      nearest={found.total === 0 ? relaxations(rows, query, facets, years) : []}
      suggestions={found.total === 0 ? await readSuggestions(kind, SUGGESTIONS) : []}
    />
  )
}

async function readList(searchParams: PageProps['searchParams']) {
  const [parameters, choices, projects] = await Promise.all([searchParams, readProjectChoices(), filteredProjects()])
  const { rows, localities } = shelfOf(projects, choices)
  const asked = readQuery(parameters, choices, localities)
  const { sort, page } = asked.query
  const found = await orFromWhole(
    async () => {
      const how = { sort, page, size: PAGE_SIZE, keep: keepOf(asked.query) }
      const { items, ...rest } = await readProjectList(wishesFor(asked.query, choices, localities), how)
      return { ...rest, projects: items }
    },
    async () => findProjects(await readProjects(), asked.query, choices),
  )
  return { choices, rows, localities, asked, found }
}

function headOf(kind: PropertyType | null, seo: ProjectPageSeo | null): { title: string; description: string } {
  const whole = { title: seo?.title || 'Projects', description: seo?.description ?? '' }
  if (!kind || !seo) return whole
  const own = {
    Residential: { title: seo.residentialTitle, description: seo.residentialDescription },
    Commercial: { title: seo.commercialTitle, description: seo.commercialDescription },
  }[kind]
  return { title: own.title || whole.title, description: own.description || whole.description }
}
