import * as z from 'zod/mini'
import type { Opening } from '../career.js'
import { MalformedAnswer } from './answer.js'
import { flag, list, number, required, text } from './fields.js'

/** Maximum number of jobs on one page of the people provider's list. */
export const HR_PAGE_SIZE = 200

/** Parameters of the people provider's sign-in, in addition to its three secrets. */
export const HR_SIGN_IN = { grant_type: 'kekaapi', scope: 'kekaapi' } as const

/** Validity of a token in seconds when the provider does not state it. */
const TOKEN_SECONDS = 3600

/** A token of the people provider, and its validity in seconds. */
export const hrToken = z.pipe(
  z.object({ access_token: required, expires_in: number }),
  z.transform((wire) => ({ token: wire.access_token, seconds: wire.expires_in ?? TOKEN_SECONDS })),
)

/** A page of the job list: a plain array, or an object with the array and the number of pages. */
export interface HrJobsPage {
  jobs: unknown[]
  /** `null` when unknown. */
  pages: number | null
}

/** @throws {MalformedAnswer} when it has neither format, or reports a failure. */
export function readHrJobsPage(answer: unknown): HrJobsPage {
  if (Array.isArray(answer)) return { jobs: answer, pages: null }
  const envelope = z.safeParse(
    z.object({ succeeded: z.nullish(z.boolean()), data: z.array(z.unknown()), totalPages: number }),
    answer,
  )
  if (!envelope.success || envelope.data.succeeded === false) throw new MalformedAnswer('expected a list of jobs')
  return { jobs: envelope.data.data, pages: envelope.data.totalPages }
}

/** The public part of a job: the recruiter and all other fields of the provider are left out. */
export interface HrJob {
  /** `hidden` jobs are confidential or not ready; for visitors they do not exist. */
  state: 'open' | 'closed' | 'hidden'
  /** Without its `slug`, which the site makes from title and id. */
  opening: Omit<Opening, 'slug'>
}

const FIELDS = [
  ...['id', 'title', 'description', 'noOfOpenings', 'departmentName', 'jobType', 'jobLocations', 'status'],
  ...['canListOnCareersSite', 'publishedOn', 'experience'],
]

/**
 * A job without confidential fields, above all who hires for it, so that neither the cache nor a stored copy has them.
 */
export function withoutConfidences(job: unknown): unknown {
  if (typeof job !== 'object' || job === null) return job
  return Object.fromEntries(Object.entries(job).filter(([name]) => FIELDS.includes(name)))
}

/** An identifier, which may come as text or as a number. */
const identifier = z.pipe(z.union([required, z.number()]), z.transform(String))

const place = z.object({ name: text, city: text })

/** States of a job that was public and is closed now. */
const OVER = ['archived', 'closed', 'expired', 'filled']

function stateOf(listed: boolean, status: string): HrJob['state'] {
  if (!listed) return 'hidden'
  if (status === 'published') return 'open'
  return OVER.includes(status) ? 'closed' : 'hidden'
}

/** Text of a field that may have another type; a value that is not text becomes empty. */
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
