import * as z from 'zod/mini'
import { labelledValues, suspicionNames } from './choices.js'
import { cleanLine } from './input.js'

/** Parameters of an address that name a campaign. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
export type CampaignParameter = (typeof campaignParameters)[number]

/** What is recorded without asking. Whatever does not fit is left out: it is no reason to refuse an enquiry. */
export interface LeadContext {
  /** Path of the page that the form stood on, without its query. */
  page: string
  campaign: Partial<Record<CampaignParameter, string>>
  /** The record the page was about: the slug or id of a project, a service, an opening. */
  record: string
}

const none: LeadContext = { page: '', campaign: {}, record: '' }

export const leadContext: z.ZodMiniType<LeadContext> = z.catch(
  z.object({
    page: z.catch(z.string().check(z.regex(/^\/[\w/.-]{0,199}$/)), ''),
    campaign: z.pipe(
      z.catch(z.record(z.string(), z.unknown()), {}),
      z.transform((given) =>
        Object.fromEntries(
          campaignParameters.flatMap((name) => {
            const value = given[name]
            const text = typeof value === 'string' ? cleanLine(value.slice(0, 200)) : ''
            return text ? [[name, text]] : []
          }),
        ),
      ),
    ),
    record: z.catch(z.string().check(z.regex(/^[\w.-]{0,120}$/)), ''),
  }),
  none,
)

export type Suspicion = keyof typeof suspicionNames

/** What the site found out about how a form was sent. */
export interface Screening {
  suspicions: Suspicion[]
  /** Address the visitor came from, for the limits; kept only as a keyed hash. */
  address: string
  /** The visitor's browser has done the work that was asked for: some more than the limit may come from there. */
  proven: boolean
}

export const screening: z.ZodMiniType<Screening> = z.catch(
  z.object({
    suspicions: z.pipe(
      z.catch(z.array(z.unknown()), []),
      z.transform((given) => labelledValues(suspicionNames).filter((suspicion) => given.includes(suspicion))),
    ),
    address: z.catch(z.string().check(z.regex(/^[\da-fA-F.:]{0,45}$/)), ''),
    proven: z.catch(z.boolean(), false),
  }),
  { suspicions: [], address: '', proven: false },
)

/**
 * Made in the browser after the page has loaded, once a form: the same key is the same enquiry, however often it
 * arrives. Empty when there is none.
 */
export const idempotencyKey = z.catch(z.string().check(z.regex(/^[\w-]{16,64}$/)), '')
