import * as z from 'zod/mini'
import { checkSubscribedEmail } from '../newsletter.js'
import { builtInNotices } from './built-in-notices.js'
import { type LeadContext, leadContext, type Screening, screening } from './context.js'

/** What visitors can follow: a filtered list of projects or of reports, or one project. */
export const followKinds = ['projects', 'project', 'reports'] as const
export type FollowKind = (typeof followKinds)[number]

/** Pages that can be followed, with what a filter adds. */
const SUBJECTS: readonly (readonly [FollowKind, RegExp])[] = [
  ['projects', /^\/projects(?:\?[\w%.,~+=&*-]*)?$/],
  ['project', /^\/projects\/[\w-]+$/],
  ['reports', /^\/insights\/research-reports(?:\?[\w%.,~+=&*-]*)?$/],
]

const SUBJECT_LIMIT = 600

/**
 * @param subject the address of what is followed, in English and as the site writes it: `/projects?city=pune`.
 * @returns `null` for what cannot be followed.
 */
export function followKindOf(subject: string): FollowKind | null {
  if (subject.length > SUBJECT_LIMIT) return null
  return SUBJECTS.find(([, address]) => address.test(subject))?.[0] ?? null
}

const followSubject = z.string().check(z.refine((subject) => followKindOf(subject) !== null))

/**
 * How the subject was when its follower was last told of it: what is in the list, or price, stage and homes of the
 * project. Only the site reads it.
 */
export type FollowSeen = Readonly<Record<string, unknown>>

const followSeen: z.ZodMiniType<FollowSeen> = z.record(z.string(), z.unknown())

/** Body of `POST /api/follows`. */
export interface FollowRequest {
  subscribedEmail: string
  subject: string
  seen: FollowSeen
  noticeVersion: string
  context: LeadContext
  screening: Screening
}

const followEnvelope = z.object({
  subject: followSubject,
  seen: followSeen,
  noticeVersion: z.catch(z.string().check(z.regex(/^[\w.-]{1,40}$/)), builtInNotices.follows.version),
  context: leadContext,
  screening,
})

/**
 * Validates a request to follow something.
 *
 * @returns what to store, or the one message to show under the field.
 */
export function checkFollowRequest(body: Readonly<Record<string, unknown>>): FollowRequest | { message: string } {
  const checked = checkSubscribedEmail(body.subscribedEmail)
  if ('message' in checked) return checked
  const envelope = z.safeParse(followEnvelope, body)
  if (!envelope.success) return { message: 'This page cannot be followed' }
  return { subscribedEmail: checked.email, ...envelope.data }
}

/** The backend's response to a signed link of somebody who follows something. */
export interface FollowsView {
  subscribedEmail: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  /** Whether the desk may see what this address follows. */
  shown: boolean
  /** The oldest first. */
  follows: { id: number; subject: string }[]
}

export const followsView: z.ZodMiniType<FollowsView> = z.object({
  subscribedEmail: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  shown: z.boolean(),
  follows: z.array(z.object({ id: z.number(), subject: z.string() })),
})

/** Page of the site for the signed link, with the token as `?link=`. */
export const FOLLOWS_PAGE = '/follows/yours'

/** Address of the site for `List-Unsubscribe` (RFC 8058): ends all that an address follows. */
export const FOLLOWS_END_PATH = '/api/follows/end-all'

/**
 * Address of the site, in each language, at which the backend asks what is new. The request is signed as a change
 * notice is; the site alone knows how a list is filtered and how a change is put into words.
 */
export const FOLLOW_NEWS_PATH = '/api/follows/news'

/** Subjects of one question. */
export const NEWS_AT_A_TIME = 20

export interface FollowNewsQuestion {
  follows: { id: number; subject: string; seen: FollowSeen }[]
  /** Unix time in milliseconds; the site refuses a question older than five minutes. */
  sentAt: number
}

export const followNewsQuestion: z.ZodMiniType<FollowNewsQuestion> = z.object({
  follows: z
    .array(z.object({ id: z.number(), subject: followSubject, seen: followSeen }))
    .check(z.minLength(1), z.maxLength(NEWS_AT_A_TIME)),
  sentAt: z.number(),
})

/** What is new about one subject, in the language of the address that was asked. */
export interface FollowNews {
  id: number
  /** What is followed: `Projects in Pune, up to ₹2 crore`. */
  title: string
  /** Full address of its page. */
  url: string
  /** Changes, a line each; none when nothing is new. */
  lines: string[]
  seen: FollowSeen
}

/** The answer leaves out subjects that the site does not have at the moment. */
export const followNewsAnswer: z.ZodMiniType<{ follows: FollowNews[] }> = z.object({
  follows: z.array(
    z.object({ id: z.number(), title: z.string(), url: z.string(), lines: z.array(z.string()), seen: followSeen }),
  ),
})
