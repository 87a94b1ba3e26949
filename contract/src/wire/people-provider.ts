import * as z from 'zod/mini'
import type { Opening } from '../career.js'
import { dayInIndia } from '../text/indian-time.js'
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
  /**
   * `hidden` jobs are confidential or not ready; for visitors they do not exist. Nor do those whose state is `unknown`,
   * of which the operator is told.
   */
  state: 'open' | 'closed' | 'hidden' | 'unknown'
  /** As the provider names its state. */
  status: string
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

/** The provider's numbers and its words for the state of a job. One that was public and is over is closed. */
const STATES: Readonly<Record<string, HrJob['state']>> = {
  0: 'hidden',
  1: 'open',
  2: 'closed',
  3: 'closed',
  4: 'hidden',
  draft: 'hidden',
  online: 'open',
  published: 'open',
  archived: 'closed',
  offline: 'closed',
  closed: 'closed',
  expired: 'closed',
  filled: 'closed',
  confidential: 'hidden',
}

/** The provider's numbers for types of jobs, in our words. */
const JOB_TYPES: Readonly<Record<string, string>> = { 1: 'Part time', 2: 'Full time' }

function stateOf(listed: boolean, status: string): HrJob['state'] {
  return listed ? (STATES[status.toLowerCase()] ?? 'unknown') : 'hidden'
}

/** Text of a field that may have another type; a value that is not text becomes empty. */
const loose = z.catch(text, '')

/** A number or a word. */
const term = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => `${value}`.trim()),
  ),
  '',
)

const place = z.object({ name: loose, city: loose })

/** What people write where a form asks for a place and there is none. */
const NO_PLACE = /^(?:na|n\/a|nil|none|null|-)?$/i

function placeOf({ name, city }: { name: string; city: string }): string {
  return [city.trim(), name.trim()].find((word) => !NO_PLACE.test(word)) ?? ''
}

/**
 * The day in India. A moment without a zone is one of UTC.
 *
 * @returns `YYYY-MM-DD`; empty when it is no date.
 */
function dayOf(published: string): string {
  const [day = '', time] = published.trim().split(/[T ]/, 2)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return ''
  if (time === undefined) return day
  const moment = new Date(`${day}T${/(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? time : `${time}Z`}`)
  return Number.isNaN(moment.getTime()) ? day : dayInIndia(moment)
}

export const hrJob: z.ZodMiniType<HrJob> = z.pipe(
  z.object({
    id: identifier,
    title: required,
    description: loose,
    noOfOpenings: z.catch(number, null),
    departmentName: loose,
    jobType: term,
    jobLocations: z.catch(list(place), []),
    status: term,
    canListOnCareersSite: z.catch(flag, false),
    publishedOn: loose,
    experience: loose,
  }),
  z.transform(
    (wire): HrJob => ({
      state: stateOf(wire.canListOnCareersSite, wire.status),
      status: wire.status,
      opening: {
        id: wire.id,
        title: wire.title.trim(),
        department: wire.departmentName.trim(),
        jobType: JOB_TYPES[wire.jobType] ?? (/^\d+$/.test(wire.jobType) ? '' : wire.jobType),
        cities: [...new Set(wire.jobLocations.map(placeOf))].filter(Boolean),
        experience: wire.experience.trim(),
        salaryBand: '',
        openings: wire.noOfOpenings,
        publishedOn: dayOf(wire.publishedOn),
        closesOn: '',
        closed: stateOf(wire.canListOnCareersSite, wire.status) !== 'open',
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
