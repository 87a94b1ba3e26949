import 'server-only'
import {
  type Choice,
  type City,
  type Configuration,
  choice,
  city,
  type PlanFile,
  type Project,
  type ProjectCategory,
  type ProjectPageBanner,
  type ProjectPageSeo,
  project,
  projectCategory,
  projectPageBanner,
  projectPageSeo,
  projectSummary,
  type ReadCall,
  reads,
} from '@ashlar/contract'
import { type Collection, collection, recordReader, single } from '../library/library'
import { ownDocument, ownPicture } from '../media/media'
import { bySequence } from '../read'
import { oncePerResponse } from '../response-scope'

/**
 * Every project without its plans and costs, in the editors' order.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readProjects = collection(reads.consolidatedProjects, projectSummary.schema, (projects) =>
  projects.map(withOwnPictures).toSorted(bySequence),
)

function withOwnPictures<T extends Pick<Project, 'pictures'>>(record: T): T {
  return {
    ...record,
    pictures: record.pictures.flatMap((entry) => {
      const picture = ownPicture(entry.picture)
      return picture ? [{ ...entry, picture }] : []
    }),
  }
}

/**
 * One whole project: its id is found by the slug, and the project is read by the id.
 *
 * @returns `null` when no project has this slug.
 * @throws {ContentUnavailable} when the backend is away and this project was never read.
 */
export const readProject = oncePerResponse(async (slug: string): Promise<Project | null> => {
  const known = (await readProjects()).find((one) => one.slug === slug)
  const whole = known && (await readWholeProject(known.id ? callById(known.id) : callBySlug(slug)))
  return whole
    ? {
        ...withOwnPictures(whole),
        configurations: whole.configurations.map(withOwnPlanFile),
        developerBrochure: ownDocument(whole.developerBrochure),
        sharePicture: ownPicture(whole.sharePicture),
      }
    : null
})

function withOwnPlanFile(unit: Configuration): Configuration {
  return { ...unit, planFile: unit.planFile && ownPlanFile(unit.planFile) }
}

function ownPlanFile(file: PlanFile): PlanFile | null {
  if (file.kind === 'document') {
    const document = ownDocument(file.document)
    return document && { kind: 'document', document }
  }
  const picture = ownPicture(file.picture)
  return picture && { kind: 'picture', picture }
}

const readWholeProject = recordReader(project)

function callById(id: string): ReadCall {
  return { ...reads.consolidatedProject, path: reads.consolidatedProject.path.replace('{id}', id) }
}

/** Strapi 4 has no ids that both states of a record share. */
function callBySlug(slug: string): ReadCall {
  const query = { ...reads.consolidatedProject.query, 'filters[slug][$eq]': slug, 'pagination[limit]': '1' }
  return { ...reads.consolidatedProjects, query }
}

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
    readCities(),
    readAreaConfigurations(),
    readSorts(),
    readYears(),
    readIndustries(),
  ])
  return { cities, areaConfigurations, sorts, years, industries }
})

const readCities = collection(reads.cities, city, (cities) => cities.toSorted(bySequence))
const readAreaConfigurations = choicesOf(reads.areaConfigurationDropdowns)
const readSorts = choicesOf(reads.sortDropdowns)
const readYears = choicesOf(reads.yearDropdowns)
const readIndustries = choicesOf(reads.industryDropdowns)

function choicesOf(call: ReadCall): Collection<Choice> {
  return collection(call, choice, (choices) => choices.toSorted(bySequence))
}

export const readProjectCategories = categoriesOf(reads.projectCategories)

/** The kinds of project that each bank has approved. */
export const readBankCategories = categoriesOf(reads.bankProjectCategories)

function categoriesOf(call: ReadCall): Collection<ProjectCategory> {
  return collection(call, projectCategory, (categories) => categories.toSorted(bySequence))
}

const readSeo = single(reads.projectPageSeo, projectPageSeo)
const readBanner = single(reads.projectPageBanner, projectPageBanner)

/** Head and banner of the list; `null` when editors have published none. */
export const readProjectPage = oncePerResponse(
  async (): Promise<{ seo: ProjectPageSeo | null; banner: ProjectPageBanner | null }> => {
    const [seo, banner] = await Promise.all([readSeo(), readBanner()])
    return { seo, banner: banner && { ...banner, picture: ownPicture(banner.picture) } }
  },
)
