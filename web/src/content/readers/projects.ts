import 'server-only'
import {
  type Choice,
  type City,
  choice,
  city,
  filtersOf,
  onlyFields,
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
import { readExcerpt } from '../excerpts'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, orFromWhole, read } from '../read'

/**
 * Every project with all there is of it, in the editors' order: for what goes through everything (the search, the list
 * of addresses). A page asks `project-lists.ts` for what it shows.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readProjects = oncePerAnswer(async (): Promise<readonly Project[]> => {
  const { records, dropped } = await read(reads.consolidatedProjects, (answer) => parseList(project, answer))
  logDropped('consolidated-project', dropped)
  return records.map(withOwnPictures).toSorted((a, b) => a.sequence - b.sequence)
})

export function withOwnPictures(record: Project): Project {
  return {
    ...record,
    pictures: record.pictures.map((entry) => ({ ...entry, picture: ownPicture(entry.picture) ?? entry.picture })),
  }
}

/** Longer than any name of ours; what is longer is not asked for. */
const SLUG = /^[a-z0-9_.~-]{1,160}$/i

/**
 * A project alone: found by its name, read by its id.
 *
 * @returns `null` when there is none of that name.
 * @throws {ContentUnavailable} when the backend is away and neither this project nor the whole list was ever read.
 */
export const readProject = oncePerAnswer(async (slug: string): Promise<Project | null> => {
  if (!SLUG.test(slug)) return null
  return orFromWhole(
    () => readAlone(slug),
    async () => (await readProjects()).find((candidate) => candidate.slug === slug) ?? null,
  )
})

async function readAlone(slug: string): Promise<Project | null> {
  const query = filtersOf({ slug: { $eq: slug } })
  const wish = { query, parts: NAME, limit: 1 } as const
  const { records } = await readExcerpt(reads.consolidatedProjects, project, { ...wish, keep: 'record' })
  const [listed] = records
  if (!listed) return null
  const call = { ...reads.consolidatedProject, path: reads.consolidatedProject.path.replace('{id}', listed.id) }
  const alone = await read(call, (answer) => parseOne(project, answer))
  return alone && withOwnPictures(alone)
}

/** What makes a record one, without its parts. */
const NAME = onlyFields('slug', 'name', 'propertyType', 'city', 'projectStatus')

export interface ProjectChoices {
  cities: readonly City[]
  areaConfigurations: readonly Choice[]
  sorts: readonly Choice[]
  years: readonly Choice[]
  industries: readonly Choice[]
}

/** What the filters of the project list offer, from the editors' dropdowns. */
export const readProjectChoices = oncePerAnswer(async (): Promise<ProjectChoices> => {
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

export const readProjectCategories = oncePerAnswer(() => readCategories(reads.projectCategories))

/** The kinds of project that each bank has read. */
export const readBankCategories = oncePerAnswer(() => readCategories(reads.bankProjectCategories))

async function readCategories(call: ReadCall): Promise<readonly ProjectCategory[]> {
  const { records, dropped } = await read(call, (answer) => parseList(projectCategory, answer))
  logDropped(call.models[0] ?? call.path, dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
}

/** Head and banner of the list; `null` where editors wrote none. */
export const readProjectPage = oncePerAnswer(
  async (): Promise<{ seo: ProjectPageSeo | null; banner: ProjectPageBanner | null }> => {
    const [seo, banner] = await Promise.all([
      read(reads.projectPageSeo, (answer) => parseOne(projectPageSeo, answer)),
      read(reads.projectPageBanner, (answer) => parseOne(projectPageBanner, answer)),
    ])
    return { seo, banner: banner && { ...banner, picture: ownPicture(banner.picture) } }
  },
)
