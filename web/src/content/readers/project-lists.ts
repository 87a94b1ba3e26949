import 'server-only'
import type { ProjectSummary, PropertyType } from '@ashlar/contract'
import { readProjects } from './projects'

/** Projects that editors promote: available flagships. */
export async function readFlagships(count: number): Promise<readonly ProjectSummary[]> {
  return (await readProjects()).filter((one) => one.flagship && isAvailable(one)).slice(0, count)
}

/** Available projects of a kind, or of both kinds, in the editors' order. */
export async function readSuggestions(kind: PropertyType | null, count: number): Promise<readonly ProjectSummary[]> {
  const isWanted = (one: ProjectSummary) => isAvailable(one) && (kind === null || one.propertyType === kind)
  return (await readProjects()).filter(isWanted).slice(0, count)
}

/** The projects that another record names, in no order; deleted ones are left out. */
export async function readNamedProjects(slugs: readonly string[]): Promise<readonly ProjectSummary[]> {
  return (await readProjects()).filter(({ slug }) => slugs.includes(slug))
}

export async function countProjects(): Promise<number> {
  return (await readProjects()).length
}

export async function countSoldOut(): Promise<number> {
  return (await readProjects()).filter((one) => !isAvailable(one)).length
}

export async function countRegistrations(): Promise<number> {
  return (await readProjects()).reduce((sum, { registrations }) => sum + registrations.length, 0)
}

function isAvailable({ status }: ProjectSummary): boolean {
  return status !== 'Sold out'
}
