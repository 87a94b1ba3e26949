import type { ProjectPageSeo, PropertyType } from '@ashlar/contract'
import { readSuggestions } from '@/content/readers/project-lists'
import { readProjectCategories, readProjectChoices, readProjectPage, readProjects } from '@/content/readers/projects'
import { cardPicture, rowPicture } from '@/features/projects/card/project-card'
import { activeChoices, titleWords } from '@/features/projects/filters/active-choices'
import { countFacets } from '@/features/projects/filters/facets'
import { projectIndexOf } from '@/features/projects/filters/project-index'
import {
  PROJECTS_PATH,
  pageOfPlace,
  projectListHref,
  propertyTypeOf,
  readQuery,
} from '@/features/projects/filters/project-query'
import { relaxations } from '@/features/projects/filters/relaxations'
import { findProjects } from '@/features/projects/list/find-projects'
import { placesOnMap } from '@/features/projects/list/places-on-map'
import { ProjectListView } from '@/features/projects/list/project-list-view'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say, sayName } from '@/words/say'

/** Projects that are shown when nothing is found. */
const SUGGESTIONS = 3

/** Each state of the filters has an address of its own. */
export async function projectListRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [{ projects, index, asked, found }, { banner, seo }, categories] = await Promise.all([
    readList(parameters),
    readProjectPage(),
    readProjectCategories(),
  ])
  const { query } = asked
  const [first] = found.projects
  leadToExistingPage(PROJECTS_PATH, parameters, found.page)
  const { source } = index
  const kind = propertyTypeOf(query)
  const { title, description } = headOf(kind, seo)
  const facets = countFacets(index, query)
  return {
    head: describePage({
      title: titleOf(title, titleWords(query, source), found.page),
      description,
      // The canonical address leaves the map area out: there are endless areas.
      path: projectListHref({ ...query, area: null, view: 'list', page: query.area ? 1 : found.page }),
      original: found.total > 0 ? pageOfPlace({ ...query, area: null, view: 'list' }) : null,
      firstPicture: first ? (query.view === 'map' ? rowPicture : cardPicture)(first) : null,
    }),
    view: (
      <ProjectListView
        heading={kind ? sayName(`${kind} projects`) : (banner?.heading ?? say('Projects'))}
        banner={banner}
        asked={asked}
        offer={{ source, facets }}
        active={activeChoices(query, source)}
        categories={categories}
        found={found}
        empty={projects.length === 0}
        onMap={query.view === 'map' ? placesOnMap(index, query) : null}
        nearest={found.total === 0 ? relaxations(index, query, facets) : []}
        suggestions={found.total === 0 ? await readSuggestions(kind, SUGGESTIONS) : []}
      />
    ),
  }
}

async function readList(parameters: RouteQuery) {
  const [choices, projects] = await Promise.all([readProjectChoices(), readProjects()])
  const index = projectIndexOf(projects, choices)
  const asked = readQuery(parameters, choices, index.source.localities)
  return { projects, index, asked, found: findProjects(projects, asked.query, choices) }
}

function headOf(kind: PropertyType | null, seo: ProjectPageSeo | null): { title: string; description: string } {
  const whole = { title: seo?.title || say('Projects'), description: seo?.description ?? '' }
  if (!kind || !seo) return whole
  const own = {
    Residential: { title: seo.residentialTitle, description: seo.residentialDescription },
    Commercial: { title: seo.commercialTitle, description: seo.commercialDescription },
  }[kind]
  return { title: own.title || whole.title, description: own.description || whole.description }
}
