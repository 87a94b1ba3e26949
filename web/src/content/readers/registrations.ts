import 'server-only'
import { combinations, filtersOf, type Projected, projectionOf, projectRecord, reads } from '@ashlar/contract'
import { queryList, readCombinations, readProjected } from '../list-query'
import { type ListPage, readListPage } from '../pagination'

/** The fields of a project that the register reads. */
const REGISTERED = projectionOf(projectRecord, ['slug', 'name', 'status', 'city', 'developer', 'registrations'])
export type ProjectOnRegister = Projected<typeof REGISTERED>

/** How many registrations each state has; those without a state are counted under the empty string. */
export async function readRegistrationCounts(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { count, values } of await readCombinations(combinations.projects, REGISTRATION_STATE)) {
    const states = values[REGISTRATION_STATE] ?? []
    for (const state of states.length > 0 ? states : ['']) counts.set(state, (counts.get(state) ?? 0) + count)
  }
  return counts
}

const REGISTRATION_STATE = 'reraRegistrations.state'

export async function countRegistrations(): Promise<number> {
  return [...(await readRegistrationCounts()).values()].reduce((sum, count) => sum + count, 0)
}

/** A page of the projects with a registration, by city, with their registrations. */
export function readRegisteredProjects(page: number, size: number): Promise<ListPage<ProjectOnRegister>> {
  const query = {
    sort: 'city:asc,name:asc,slug:asc',
    ...filtersOf({ reraRegistrations: { id: { $notNull: true } } }),
    // Counting through the registrations of all projects is slow in the backend; the total comes from the combinations.
    'pagination[withCount]': 'false',
  }
  const keep = page === 1 ? 'disk' : 'memory'
  const counting = countRegisteredProjects()
  return readListPage(page, size, async (start, limit) => {
    const reading = limit > 0 ? queryList(reads.consolidatedProjects, REGISTERED, { query, limit, start, keep }) : NONE
    const [found, total] = await Promise.all([reading, counting])
    return { ...found, total }
  })
}

const NONE = { records: [] }
const REGISTRATION_NUMBER = 'reraRegistrations.number'

async function countRegisteredProjects(): Promise<number> {
  const counted = await readCombinations(combinations.projects, REGISTRATION_NUMBER)
  return counted.reduce((sum, { count, values }) => sum + (values[REGISTRATION_NUMBER]?.length ? count : 0), 0)
}

/** Every project with its registrations, without its other parts; a search of the register needs all of them. */
export function readAllRegistered(): Promise<readonly ProjectOnRegister[]> {
  return readProjected(reads.consolidatedProjects, REGISTERED)
}
