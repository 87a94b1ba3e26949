import type { Project, ReraRegistration } from '@ashlar/contract'
import { Address, type Parameters } from '../lists/address'
import { holdsWords } from '../lists/find-words'
import { grouped } from '../lists/grouped'

export const RERA_PATH = '/rera'

/** A registration with the project that it is for. */
export interface RegisteredProject extends ReraRegistration {
  project: Pick<Project, 'slug' | 'name' | 'city' | 'developer' | 'status'>
}

export interface FoundRegistrations {
  /** Words as typed: a number, a project or a developer. */
  number: string
  /** By state from A to Z. */
  states: [string, RegisteredProject[]][]
  /** How many fit, and how many there are. */
  total: number
  all: number
}

/** The registrations of all projects by state, or those that fit what the address asks for. */
export function findRegistrations(parameters: Parameters, projects: readonly Project[]): FoundRegistrations {
  const number = new Address(parameters).words('number')
  const all = projects.flatMap((project) =>
    project.registrations.map((registration): RegisteredProject => ({ ...registration, project })),
  )
  const found = all
    .filter((registration) => !number || fits(registration, number))
    .toSorted((a, b) => a.state.localeCompare(b.state) || a.number.localeCompare(b.number))
  return {
    number,
    states: grouped(found, ({ state }) => state || 'State not given'),
    total: found.length,
    all: all.length,
  }
}

/** A number is often read out without its strokes and spaces. */
function fits({ number, project }: RegisteredProject, asked: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const typed = bare(asked)
  return (typed !== '' && bare(number).includes(typed)) || holdsWords(`${project.name} ${project.developer}`, asked)
}
