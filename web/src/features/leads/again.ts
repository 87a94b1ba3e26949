import 'server-only'
import { randomBytes } from 'node:crypto'
import type { LeadFault } from '@ashlar/contract'
import { env } from '@/config/env'
import { log } from '@/config/log'
import type { Sent } from './check-form'

/** A form as it was sent, on its way to the page that shows it again. */
export interface Draft {
  form: string
  sent: Sent
  faults: readonly LeadFault[]
  failure: string
}

const RENDER_TIMEOUT_MS = 10_000

/** Shared by the handler, which puts a draft in, and the page, which takes it out: they are different bundles. */
const store = globalThis as typeof globalThis & { ashlarDrafts?: Map<string, Draft> }

/** @returns the draft, which can be taken once. */
export function takeDraft(key: string | undefined): Draft | null {
  const draft = key ? store.ashlarDrafts?.get(key) : undefined
  if (key) store.ashlarDrafts?.delete(key)
  return draft ?? null
}

/**
 * Answers a form that was not taken with the page that shows it again, every word kept, under an honest status. The page
 * is rendered by asking this same process for it, since a handler cannot render one; the words never leave its memory.
 *
 * @param path of the page; it is given the draft's key as `?held=`.
 */
export async function showAgain(path: string, draft: Draft, status: number): Promise<Response> {
  store.ashlarDrafts ??= new Map()
  const key = randomBytes(16).toString('hex')
  store.ashlarDrafts.set(key, draft)
  const url = new URL(path, ownAddress())
  url.searchParams.set('held', key)
  try {
    const page = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(RENDER_TIMEOUT_MS) })
    if (!page.ok) throw new Error(`status ${page.status}`)
    return html(await page.text(), status)
  } catch (error) {
    log.error({ error, form: draft.form }, 'a form could not be shown again')
    return html(lastResort(draft), status)
  } finally {
    store.ashlarDrafts.delete(key)
  }
}

function html(text: string, status: number): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers: status === 503 ? { ...headers, 'Retry-After': '60' } : headers })
}

/** The browser keeps what was typed on the page before this one. */
function lastResort({ failure, faults }: Draft): string {
  const sentences = [failure, ...faults.map(({ message }) => message)].filter(Boolean)
  return `<!doctype html><html lang="en-IN"><title>Please go back</title><h1>Please go back</h1><p>Your words are still on the page before this one.</p>${sentences.map((sentence) => `<p>${sentence.replace(/[&<>]/g, '')}</p>`).join('')}</html>`
}

function ownAddress(): string {
  const { HOST, PORT } = env()
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  return `http://${everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
