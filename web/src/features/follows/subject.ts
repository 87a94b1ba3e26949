import 'server-only'
import { type FollowKind, type FollowSeen, followKindOf } from '@ashlar/contract'
import { readNewAddress } from '@/content/readers/former-addresses'
import { readProject, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/reports'
import { queryOf, type RouteQuery } from '@/routing/route'
import { say, sayName, sayNames } from '@/words/say'
import { activeChoices } from '../projects/filters/active-choices'
import { matchingProjects } from '../projects/filters/matches'
import { projectIndexOf } from '../projects/filters/project-index'
import { DEFAULT_SORT, projectListHref, readQuery } from '../projects/filters/project-query'
import { REPORT_LIST, REPORTS_PATH, reportAddress, reportChoicesOf } from '../research/report-query'
import { newInList, seenOfList } from './list-news'
import { projectNews, seenOfProject } from './project-news'

/** Something that visitors follow, as it is now. */
export interface Subject {
  /** Its one address, in English: two visitors who follow the same have the same. */
  address: string
  /** In the language of the page. */
  title: string
  /** Whether it is a list with filters. */
  list: boolean
  /** What a visitor sees now. */
  seen: FollowSeen
  /**
   * What is new to somebody.
   *
   * @param seen what they were told last; of an unknown form, nothing is new.
   * @returns the changes, a line each, and what they have been told then.
   */
  newsSince(seen: FollowSeen): { lines: string[]; seen: FollowSeen }
}

/**
 * @param address of a page that can be followed, such as `/projects?city=pune`; filters that do not exist are left out.
 * @returns `null` when nothing at this address can be followed.
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export async function findSubject(address: string): Promise<Subject | null> {
  const kind = followKindOf(address)
  if (kind === null) return null
  const url = new URL(address, 'http://site.invalid')
  return SUBJECTS[kind](url.pathname, queryOf(url))
}

const SUBJECTS: Readonly<Record<FollowKind, (path: string, query: RouteQuery) => Promise<Subject | null>>> = {
  projects: async (_path, parameters) => {
    const [projects, choices] = await Promise.all([readProjects(), readProjectChoices()])
    const index = projectIndexOf(projects, choices)
    const { query } = readQuery(parameters, choices, index.source.localities)
    const filters = activeChoices(query, index.source).map(({ words }) => sayName(words))
    const found = matchingProjects(index, query).map(({ id, slug, name, city, locality }) => ({
      id: id || slug,
      words: [name, sayNames([locality, city])].filter(Boolean).join(', '),
      path: `/projects/${slug}`,
    }))
    return {
      address: projectListHref({ ...query, sort: DEFAULT_SORT, view: 'list', page: 1 }),
      title: titleOf(say('Projects'), filters),
      list: true,
      seen: seenOfList(found),
      newsSince: (seen) => newInList(found, seen),
    }
  },
  project: async (path) => {
    const project = (await readProject(slugIn(path))) ?? (await movedProject(path))
    return (
      project && {
        address: `/projects/${project.slug}`,
        title: project.name,
        list: false,
        seen: seenOfProject(project),
        newsSince: (seen) => projectNews(project, seen),
      }
    )
  },
  reports: async (_path, parameters) => {
    const reports = await readReports()
    const choices = reportChoicesOf(reports)
    const asked = REPORT_LIST.read(reportAddress(parameters), choices)
    const found = REPORT_LIST.filtered(reports, asked, choices).map(({ slug, title }) => ({
      id: slug,
      words: title,
      path: `${REPORTS_PATH}/${slug}`,
    }))
    return {
      address: REPORT_LIST.hrefOf(asked),
      title: titleOf(say('Research reports'), REPORT_LIST.titles(asked, choices).map(sayName)),
      list: true,
      seen: seenOfList(found),
      newsSince: (seen) => newInList(found, seen),
    }
  },
}

function titleOf(list: string, filters: readonly string[]): string {
  return filters.length > 0 ? `${list}: ${filters.join(', ')}` : list
}

function slugIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The project at the new address of a renamed one. */
async function movedProject(path: string) {
  const moved = await readNewAddress(path)
  return moved !== null && followKindOf(moved) === 'project' ? readProject(slugIn(moved)) : null
}
