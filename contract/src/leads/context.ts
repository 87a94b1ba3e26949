import * as z from 'zod/mini'
import { labelledValues, suspicionNames } from './choices.js'
import { cleanLine } from './input.js'

/** Query parameters that identify a campaign; none of them identifies a person. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  'srsltid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'igshid',
  'mc_cid',
] as const
export type CampaignParameter = (typeof campaignParameters)[number]

/** Context recorded without asking. Invalid values are dropped: they are no reason to refuse an enquiry. */
export interface LeadContext {
  /** Path of the page with the form, without its query. */
  page: string
  campaign: Partial<Record<CampaignParameter, string>>
  /** The record that the page is about: the slug or id of a project, a service or an opening. */
  record: string
  /** The language in which the visitor reads the site, by two letters. */
  language: string
}

/** The language of the site and of its mails without another choice. */
export const ENGLISH = 'en'

const none: LeadContext = { page: '', campaign: {}, record: '', language: ENGLISH }

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
    language: z.catch(z.string().check(z.regex(/^[a-z]{2}$/)), ENGLISH),
  }),
  none,
)

export type Suspicion = keyof typeof suspicionNames

/** Findings of the site about how a form was sent. */
export interface Screening {
  suspicions: Suspicion[]
  /** The visitor's address, for the rate limits; stored only as a keyed hash. */
  address: string
  /** Whether the browser delivered a proof of work. If so, the address may exceed the limit a little. */
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
 * Made in the browser after the page has loaded, once for each form: the same key means the same enquiry, however often
 * it arrives. Empty when there is none.
 */
export const idempotencyKey = z.catch(z.string().check(z.regex(/^[\w-]{16,64}$/)), '')
