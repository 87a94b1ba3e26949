import { type ProjectSummary, type ReraRegistration, withLatinDigits } from '@ashlar/contract'
import { readProjects } from '@/content/readers/projects'
import type { RouteQuery } from '@/routing/route'
import { Address, listAddressOf } from '../lists/address'
import { containsWords } from '../lists/find-words'
import { grouped } from '../lists/grouped'
import { nearestPageOf } from '../lists/list-page'

export const RERA_PATH = '/rera'

/** The fields of a project that the register uses. */
type ProjectOnRegister = Pick<ProjectSummary, 'slug' | 'name' | 'city' | 'developer' | 'status' | 'registrations'>

/** A registration with its project. */
export interface RegisteredProject extends ReraRegistration {
  project: Omit<ProjectOnRegister, 'registrations'>
}

export interface FoundRegistrations {
  /** Search text: a number, a project or a developer. */
  number: string
  /** By state, in alphabetical order. */
  states: [string, RegisteredProject[]][]
  /** Number of matching registrations (`total`), of all (`all`), and of the states of the matching ones. */
  total: number
  all: number
  inStates: number
  /** From 1. Search results are on one page. */
  page: number
  pages: number
}

/** Projects with registrations per page. */
const PAGE_SIZE = 36

/**
 * The registrations by state, a page of projects at a time, or those that match the search in the address. Numbers are
 * often given in part and without separators, so all registrations are searched.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundRegistrations(parameters: RouteQuery): Promise<FoundRegistrations> {
  const address = new Address(parameters)
  const projects = await readProjects()
  if (address.words('number')) return findRegistrations(parameters, projects)
  const registered = projects.filter(({ registrations }) => registrations.length > 0).toSorted(byPlace)
  const { all, inStates } = findRegistrations({}, registered)
  const { items, page, pages } = nearestPageOf(registered, address.wantedPage(), PAGE_SIZE)
  return { ...findRegistrations({}, items), total: all, all, inStates, page, pages }
}

/** By city, and in it by name. */
function byPlace(a: ProjectOnRegister, b: ProjectOnRegister): number {
  return a.city.localeCompare(b.city) || a.name.localeCompare(b.name) || a.slug.localeCompare(b.slug)
}

export function registrationsHref(page = 1): string {
  return listAddressOf(RERA_PATH, { page })
}

/** The registrations of all projects by state, or those that match the search in the address. */
export function findRegistrations(parameters: RouteQuery, projects: readonly ProjectOnRegister[]): FoundRegistrations {
  const number = new Address(parameters).words('number')
  const all = projects.flatMap((project) =>
    project.registrations.map((registration): RegisteredProject => ({ ...registration, project })),
  )
  const found = all
    .filter((registration) => !number || matchesSearch(registration, number))
    .toSorted((a, b) => a.state.localeCompare(b.state) || a.number.localeCompare(b.number))
  const states = grouped(found, ({ state }) => state || 'State not given')
  return {
    number,
    states,
    inStates: states.length,
    page: 1,
    pages: 1,
    total: found.length,
    all: all.length,
  }
}

/** A number is often given without its separators and spaces. */
function matchesSearch({ number, project }: RegisteredProject, asked: string): boolean {
  const bare = (text: string) =>
    withLatinDigits(text)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  const typed = bare(asked)
  return (typed !== '' && bare(number).includes(typed)) || containsWords(`${project.name} ${project.developer}`, asked)
}
