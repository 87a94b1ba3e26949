import 'server-only'
import {
  isRecord,
  type Lead,
  type LeadFault,
  type LeadReceipt,
  type LeadType,
  leadReceipt,
  leadWrites,
  linkCalls,
  type VisitorView,
  visitorView,
} from '@ashlar/contract'
import { env } from '@/config/env'
import { RequestError } from '../errors'
import { request } from '../request/request'
import { callService } from '../request/service-calls'
import { contentTokens } from '../request/tokens'
import { isForeignBackend } from './foreign-backend'
import { takeForForeignBackend } from './outbox/deliver'
import { foreignLeadOf } from './outbox/foreign-lead'

/** Milliseconds a visitor waits at most; a write may take longer than a read. */
const WRITE_TIMEOUT_MS = 8_000

async function post(path: string, body: unknown, { repeatable = false } = {}): Promise<unknown> {
  const answer = await request.post(env().CONTENT_URL + path, body, {
    bearer: contentTokens().create,
    timeoutMs: WRITE_TIMEOUT_MS,
    repeatable,
  })
  return dataOf(answer.body)
}

/**
 * Stores a lead in the content backend, or in the outbox of the site when that backend is not ours.
 *
 * @returns its receipt, which exists only for a stored lead.
 * @throws {RequestError} when it was not stored, or when that is unknown; sending it again does not store it twice.
 */
export async function storeLead(type: LeadType, lead: Lead): Promise<LeadReceipt> {
  if (await isForeignBackend())
    return receiptOf(type, await takeForForeignBackend(foreignLeadOf(type, lead), lead.idempotencyKey))
  const { path } = leadWrites[type]
  const receipt = leadReceipt.safeParse(await post(path, lead, { repeatable: true }))
  if (!receipt.success) throw new RequestError('malformed', path, 'the answer is no receipt')
  return receipt.data
}

/** Another backend names nobody who answers, and has no page for the visitor's own link. */
function receiptOf(type: LeadType, taken: Pick<LeadReceipt, 'reference' | 'receivedAt'>): LeadReceipt {
  return { ...taken, type, answeredBy: '', answerBy: '', visitorToken: '' }
}

/**
 * @param language in which the backend names those who answer, by two letters.
 * @throws {RequestError} `not-found` when the link is not valid.
 */
export async function readLead(token: string, language: string): Promise<VisitorView> {
  const { CONTENT_URL } = env()
  const { path } = linkCalls.seeLead
  const { body } = await callService(CONTENT_URL, () =>
    request.post(CONTENT_URL + path, { token, language }, { bearer: contentTokens().create }),
  )
  const view = visitorView.safeParse(dataOf(body))
  if (!view.success) throw new RequestError('malformed', path, 'the answer is no view of a lead')
  return view.data
}

/**
 * Replaces what a visitor has written with their corrections.
 *
 * @returns the faults that the backend found.
 * @throws {RequestError} as above.
 */
export async function correctLead(token: string, changes: Record<string, unknown>): Promise<LeadFault[]> {
  try {
    await post(linkCalls.correctLead.path, { token, changes })
    return []
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'refused' && error.reason) {
      return [{ field: '', message: error.reason }]
    }
    throw error
  }
}

export async function withdrawLead(token: string, only: 'marketing' | 'all'): Promise<void> {
  await post(linkCalls.withdrawLead.path, only === 'marketing' ? { token, only } : { token })
}

export async function eraseLead(token: string): Promise<void> {
  await post(linkCalls.eraseLead.path, { token })
}

export function dataOf(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body.data : body
}
