import 'server-only'
import {
  type Choice,
  type City,
  choice,
  city,
  type Project,
  type ProjectCategory,
  type ProjectPageBanner,
  type ProjectPageSeo,
  parseList,
  parseOne,
  project,
  projectCategory,
  projectPageBanner,
  projectPageSeo,
  type ReadCall,
  reads,
} from '@ashlar/contract'
import { cache } from 'react'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/**
 * Every project, in the editors' order.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readProjects = cache(async (): Promise<readonly Project[]> => {
  const { records, dropped } = await read(reads.consolidatedProjects, (answer) => parseList(project, answer))
  logDropped('consolidated-project', dropped)
  return records.map(withOwnPictures).toSorted((a, b) => a.sequence - b.sequence)
})

function withOwnPictures(record: Project): Project {
  return {
    ...record,
    pictures: record.pictures.map((entry) => ({ ...entry, picture: ownPicture(entry.picture) ?? entry.picture })),
  }
}

/**
 * A project alone. The list says under which id the backend knows the name; one that gives no ids has only the list.
 *
 * @returns `null` when there is none of that name.
 */
export const readProject = cache(async (slug: string): Promise<Project | null> => {
  const listed = (await readProjects()).find((candidate) => candidate.slug === slug)
  if (!listed?.id) return listed ?? null
  const call = { ...reads.consolidatedProject, path: reads.consolidatedProject.path.replace('{id}', listed.id) }
  const alone = await read(call, (answer) => parseOne(project, answer))
  return alone ? withOwnPictures(alone) : listed
})

export interface ProjectChoices {
  cities: readonly City[]
  areaConfigurations: readonly Choice[]
  sorts: readonly Choice[]
  years: readonly Choice[]
  industries: readonly Choice[]
}

/** What the filters of the project list offer, from the editors' dropdowns. */
export const readProjectChoices = cache(async (): Promise<ProjectChoices> => {
  const [cities, areaConfigurations, sorts, years, industries] = await Promise.all([
    read(reads.cities, (answer) => parseList(city, answer)),
    readChoices(reads.areaConfigurationDropdowns),
    readChoices(reads.sortDropdowns),
    readChoices(reads.yearDropdowns),
    readChoices(reads.industryDropdowns),
  ])
  logDropped('city', cities.dropped)
  return {
    cities: cities.records.toSorted((a, b) => a.sequence - b.sequence),
    areaConfigurations,
    sorts,
    years,
    industries,
  }
})

async function readChoices(call: ReadCall): Promise<readonly Choice[]> {
  const { records, dropped } = await read(call, (answer) => parseList(choice, answer))
  logDropped(call.models[0] ?? call.path, dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
}

export const readProjectCategories = cache(() => readCategories(reads.projectCategories))

/** The kinds of project that each bank has read. */
export const readBankCategories = cache(() => readCategories(reads.bankProjectCategories))

async function readCategories(call: ReadCall): Promise<readonly ProjectCategory[]> {
  const { records, dropped } = await read(call, (answer) => parseList(projectCategory, answer))
  logDropped(call.models[0] ?? call.path, dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
}

/** Head and banner of the list; `null` where editors wrote none. */
export const readProjectPage = cache(
  async (): Promise<{ seo: ProjectPageSeo | null; banner: ProjectPageBanner | null }> => {
    const [seo, banner] = await Promise.all([
      read(reads.projectPageSeo, (answer) => parseOne(projectPageSeo, answer)),
      read(reads.projectPageBanner, (answer) => parseOne(projectPageBanner, answer)),
    ])
    return { seo, banner: banner && { ...banner, picture: ownPicture(banner.picture) } }
  },
)
