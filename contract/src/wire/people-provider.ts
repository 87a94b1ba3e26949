import * as z from 'zod/mini'
import type { Opening } from '../career.js'
import { MalformedAnswer } from './answer.js'
import { flag, list, number, required, text } from './fields.js'

/** Jobs on one page of the people provider's list, at most. */
export const HR_PAGE_SIZE = 200

/** What the people provider's sign-in wants besides its three secrets. */
export const HR_SIGN_IN = { grant_type: 'kekaapi', scope: 'kekaapi' } as const

/** Seconds that a token holds when the provider does not say. */
const TOKEN_SECONDS = 3600

/** A token of the people provider, and how long it holds. */
export const hrToken = z.pipe(
  z.object({ access_token: required, expires_in: number }),
  z.transform((wire) => ({ token: wire.access_token, seconds: wire.expires_in ?? TOKEN_SECONDS })),
)

/** A page of the job list: a bare array, or one in an envelope that also says how many pages there are. */
export interface HrJobsPage {
  jobs: unknown[]
  /** `null` when it does not say. */
  pages: number | null
}

/** @throws {MalformedAnswer} when it is neither, or says of itself that it failed. */
export function readHrJobsPage(answer: unknown): HrJobsPage {
  if (Array.isArray(answer)) return { jobs: answer, pages: null }
  const envelope = z.safeParse(
    z.object({ succeeded: z.nullish(z.boolean()), data: z.array(z.unknown()), totalPages: number }),
    answer,
  )
  if (!envelope.success || envelope.data.succeeded === false) throw new MalformedAnswer('expected a list of jobs')
  return { jobs: envelope.data.data, pages: envelope.data.totalPages }
}

/** A job of the people provider as far as a visitor may know it: who hires, and whatever else it sends, is left behind. */
export interface HrJob {
  /** A job that is hidden, for being confidential or not ready, never existed for a visitor. */
  state: 'open' | 'closed' | 'hidden'
  /** Its `slug` is not there yet: the site makes one from title and id. */
  opening: Omit<Opening, 'slug'>
}

const FIELDS = [
  ...['id', 'title', 'description', 'noOfOpenings', 'departmentName', 'jobType', 'jobLocations', 'status'],
  ...['canListOnCareersSite', 'publishedOn', 'experience'],
]

/** A job without what nobody outside may know (who hires for it, above all): neither a cache nor a copy keeps that. */
export function withoutConfidences(job: unknown): unknown {
  if (typeof job !== 'object' || job === null) return job
  return Object.fromEntries(Object.entries(job).filter(([name]) => FIELDS.includes(name)))
}

/** Identifiers come as text or as numbers. */
const identifier = z.pipe(z.union([required, z.number()]), z.transform(String))

const place = z.object({ name: text, city: text })

/** What a job that visitors once saw is called when it is over. */
const OVER = ['archived', 'closed', 'expired', 'filled']

function stateOf(listed: boolean, status: string): HrJob['state'] {
  if (!listed) return 'hidden'
  if (status === 'published') return 'open'
  return OVER.includes(status) ? 'closed' : 'hidden'
}

/** Words that may come as something else; whatever else is nothing. */
const loose = z.catch(text, '')

export const hrJob: z.ZodMiniType<HrJob> = z.pipe(
  z.object({
    id: identifier,
    title: required,
    description: loose,
    noOfOpenings: z.catch(number, null),
    departmentName: loose,
    jobType: loose,
    jobLocations: z.catch(list(place), []),
    status: loose,
    canListOnCareersSite: z.catch(flag, false),
    publishedOn: loose,
    experience: loose,
  }),
  z.transform(
    (wire): HrJob => ({
      state: stateOf(wire.canListOnCareersSite, wire.status.toLowerCase()),
      opening: {
        id: wire.id,
        title: wire.title.trim(),
        department: wire.departmentName.trim(),
        jobType: wire.jobType.trim(),
        cities: [...new Set(wire.jobLocations.map(({ name, city }) => (city || name).trim()))].filter(Boolean),
        experience: wire.experience.trim(),
        salaryBand: '',
        openings: wire.noOfOpenings,
        publishedOn: /^\d{4}-\d{2}-\d{2}/.test(wire.publishedOn) ? wire.publishedOn.slice(0, 10) : '',
        closesOn: '',
        closed: stateOf(wire.canListOnCareersSite, wire.status.toLowerCase()) !== 'open',
        summary: '',
        about: '',
        youWill: [],
        youBring: [],
        weOffer: [],
        hiringSteps: [],
        descriptionHtml: wire.description,
      },
    }),
  ),
)
