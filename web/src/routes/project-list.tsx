import type { ProjectPageSeo, PropertyType } from '@ashlar/contract'
import { orFromWhole } from '@/content/read'
import { readProjectList, readSuggestions } from '@/content/readers/project-lists'
import { readProjectCategories, readProjectChoices, readProjectPage, readProjects } from '@/content/readers/projects'
import { activeWishes, wishesOf } from '@/features/projects/active-wishes'
import { filteredProjects } from '@/features/projects/facet-keeper'
import { shelfOf } from '@/features/projects/facet-rows'
import { countFacets } from '@/features/projects/facets'
import { findProjects, keepOf, PAGE_SIZE, wishesFor } from '@/features/projects/find-projects'
import { ProjectListView } from '@/features/projects/project-list-view'
import { hrefOf, readQuery } from '@/features/projects/project-query'
import { relaxations } from '@/features/projects/relaxations'
import { describePage, titleOf } from '@/routing/document-head'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** What is shown instead when nothing fits. */
const SUGGESTIONS = 3

/** Each state of the filters is an address of its own. */
export async function projectListRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [{ choices, rows, localities, asked, found }, { banner, seo }, categories] = await Promise.all([
    readList(parameters),
    readProjectPage(),
    readProjectCategories(),
  ])
  const { query } = asked
  const kind = query.propertyType
  const { title, description } = headOf(kind, seo)
  const years = choices.years.map(({ value }) => value)
  const facets = countFacets(rows, query, years)
  return {
    head: describePage({
      title: titleOf(title, wishesOf(query, choices, localities), found.page),
      description,
      // A part of the map is a way of looking, and there is no end to them.
      path: hrefOf({ ...query, area: null, view: 'list', page: query.area ? 1 : found.page }),
    }),
    view: (
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
    ),
  }
}

async function readList(parameters: RouteQuery) {
  const [choices, projects] = await Promise.all([readProjectChoices(), filteredProjects()])
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
