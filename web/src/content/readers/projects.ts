import 'server-only'
import {
  type Choice,
  type City,
  choice,
  city,
  filtersOf,
  type Project,
  type ProjectCategory,
  type ProjectPageBanner,
  type ProjectPageSeo,
  project,
  projectCategory,
  projectionOf,
  projectPageBanner,
  projectPageSeo,
  projectRecord,
  type ReadCall,
  reads,
} from '@ashlar/contract'
import { queryList } from '../list-query'
import { ownPicture } from '../media/media'
import { bySequence, readRecords, readSingle, wholeListIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'

/**
 * Every project with all its fields, in the editors' order, for code that needs every one (the search, the sitemap). A
 * page reads only the fields it shows, through `project-lists.ts`.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readProjects = oncePerResponse(async (): Promise<readonly Project[]> => {
  const records = await readRecords(reads.consolidatedProjects, project)
  return records.map(withOwnPictures).toSorted(bySequence)
})

export function withOwnPictures<T extends Pick<Project, 'pictures'>>(record: T): T {
  return {
    ...record,
    pictures: record.pictures.flatMap((entry) => {
      const picture = ownPicture(entry.picture)
      return picture ? [{ ...entry, picture }] : []
    }),
  }
}

/** Longer than any of our slugs; a longer one is not requested. */
const SLUG = /^[a-z0-9_.~-]{1,160}$/i

/**
 * One project: its id is found by the slug, and the project is read by the id.
 *
 * @returns `null` when no project has this slug.
 * @throws {ContentUnavailable} when the backend is away and neither this project nor the whole list was ever read.
 */
export const readProject = oncePerResponse(async (slug: string): Promise<Project | null> => {
  if (!SLUG.test(slug)) return null
  return wholeListIfUnavailable(
    () => readAlone(slug),
    () => findInWhole(slug),
  )
})

async function findInWhole(slug: string): Promise<Project | null> {
  return (await readProjects()).find((candidate) => candidate.slug === slug) ?? null
}

async function readAlone(slug: string): Promise<Project | null> {
  const query = filtersOf({ slug: { $eq: slug } })
  const { records } = await queryList(reads.consolidatedProjects, NAMED, { query, limit: 1, keep: 'record' })
  const [named] = records
  if (!named) return null
  // Strapi 4 has no ids that both states of a record share: without one, the address would be that of the list.
  if (!named.id) return findInWhole(slug)
  const call = { ...reads.consolidatedProject, path: reads.consolidatedProject.path.replace('{id}', named.id) }
  const alone = await readSingle(call, project)
  return alone && withOwnPictures(alone)
}

/** The fields that every record needs, and the id. */
const NAMED = projectionOf(projectRecord, ['id'])

export interface ProjectChoices {
  cities: readonly City[]
  areaConfigurations: readonly Choice[]
  sorts: readonly Choice[]
  years: readonly Choice[]
  industries: readonly Choice[]
}

/** The choices of the project list's filters, from the editors' dropdowns. */
export const readProjectChoices = oncePerResponse(async (): Promise<ProjectChoices> => {
  const [cities, areaConfigurations, sorts, years, industries] = await Promise.all([
    readRecords(reads.cities, city),
    readChoices(reads.areaConfigurationDropdowns),
    readChoices(reads.sortDropdowns),
    readChoices(reads.yearDropdowns),
    readChoices(reads.industryDropdowns),
  ])
  return {
    cities: cities.toSorted(bySequence),
    areaConfigurations,
    sorts,
    years,
    industries,
  }
})

async function readChoices(call: ReadCall): Promise<readonly Choice[]> {
  return (await readRecords(call, choice)).toSorted(bySequence)
}

export const readProjectCategories = oncePerResponse(() => readCategories(reads.projectCategories))

/** The kinds of project that each bank has approved. */
export const readBankCategories = oncePerResponse(() => readCategories(reads.bankProjectCategories))

async function readCategories(call: ReadCall): Promise<readonly ProjectCategory[]> {
  return (await readRecords(call, projectCategory)).toSorted(bySequence)
}

/** Head and banner of the list; `null` when editors have published none. */
export const readProjectPage = oncePerResponse(
  async (): Promise<{ seo: ProjectPageSeo | null; banner: ProjectPageBanner | null }> => {
    const [seo, banner] = await Promise.all([
      readSingle(reads.projectPageSeo, projectPageSeo),
      readSingle(reads.projectPageBanner, projectPageBanner),
    ])
    return { seo, banner: banner && { ...banner, picture: ownPicture(banner.picture) } }
  },
)
