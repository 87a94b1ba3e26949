import 'server-only'
import { createHash } from 'node:crypto'
import {
  type CareerPage,
  type CareerTestimonial,
  type Category,
  careerPage,
  careerTestimonial,
  category,
  hrJob,
  type Opening,
  opening,
  type Parsed,
  parseList,
  parseOne,
  type ReadCall,
  reads,
} from '@ashlar/contract'
import { keptAnswers } from '../kept-answers'
import { oncePerAnswer } from '../making'
import { newestOrLastGood } from '../newest-or-last-good'
import { askForJobs, hasPeopleProvider } from '../people-provider'
import { logDropped, read } from '../read'
import { cleanRichText } from '../rich-text'
import { plainText } from './posts'

/** Characters of a summary that is made from the first words of a description. */
const SUMMARY_LENGTH = 180

/**
 * Every opening that a visitor may know of, open or closed, the newest first: the people provider's where one is
 * configured, else those of the content backend.
 *
 * @throws {ContentUnavailable} when whoever keeps them is away and has never been read.
 */
export const readOpenings = oncePerAnswer(async (): Promise<readonly Opening[]> => {
  const { records, dropped } = hasPeopleProvider()
    ? await newestOrLastGood('hire/jobs', 'hire/jobs', jobs, parseJobs)
    : await read(reads.openings, (answer) => parseList(opening, answer))
  logDropped('opening', dropped)
  return records.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug))
})

/** Kept for a minute like every other read, though it takes a sign-in and several calls. */
const jobs = () => keptAnswers.get('hire/jobs', ['opening'], askForJobs)

/** Openings from the jobs of the people provider: confidential ones never were, those no longer published are closed. */
export function parseJobs(answer: unknown): Parsed<Opening> {
  const { records, dropped } = parseList(hrJob, answer)
  return {
    dropped,
    records: records
      .filter(({ state }) => state !== 'hidden')
      .map((job) => {
        const descriptionHtml = cleanRichText(job.opening.descriptionHtml)
        return {
          ...job.opening,
          slug: slugOf(job.opening.title, job.opening.id),
          descriptionHtml,
          summary: firstWords(plainText(descriptionHtml)),
        }
      }),
  }
}

/** The end of an address that stays when the title changes. */
export function keyOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1)
}

/** The provider's ids are long and mean nothing to a reader; eight characters of them tell its jobs apart. */
function slugOf(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const key = createHash('sha256').update(id).digest('hex').slice(0, 8)
  return [...(words ?? ['opening']).slice(0, 8), key].join('-')
}

function firstWords(words: string): string {
  if (words.length <= SUMMARY_LENGTH) return words
  return `${words.slice(0, words.lastIndexOf(' ', SUMMARY_LENGTH))} …`
}

/** The opening of that name, or with the people provider the one with the same end of its address. */
export function findOpening(openings: readonly Opening[], slug: string): Opening | null {
  const found = openings.find((candidate) => candidate.slug === slug)
  if (found || !hasPeopleProvider()) return found ?? null
  return openings.find((candidate) => keyOf(candidate.slug) === keyOf(slug)) ?? null
}

export interface CareerChoices {
  departments: readonly Category[]
  jobTypes: readonly Category[]
}

/** Departments and job types in the editors' order. */
export const readCareerChoices = oncePerAnswer(async (): Promise<CareerChoices> => {
  const [departments, jobTypes] = await Promise.all([readCategories(reads.departments), readCategories(reads.jobTypes)])
  return { departments, jobTypes }
})

async function readCategories(call: ReadCall): Promise<readonly Category[]> {
  const { records, dropped } = await read(call, (answer) => parseList(category, answer))
  logDropped(call.models[0] ?? call.path, dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
}

export const readCareerTestimonials = oncePerAnswer(async (): Promise<readonly CareerTestimonial[]> => {
  const { records, dropped } = await read(reads.careerTestimonials, (answer) => parseList(careerTestimonial, answer))
  logDropped('career-testimonial', dropped)
  return records
})

/** @returns `null` where editors wrote none. */
export const readCareerPage = oncePerAnswer(
  async (): Promise<CareerPage | null> => read(reads.careerPage, (answer) => parseOne(careerPage, answer)),
)

/** What an application calls an opening by: its id with the people provider, its slug where it is our own. */
export function applicationNameOf(opening: Opening): string {
  return hasPeopleProvider() ? opening.id : opening.slug
}
