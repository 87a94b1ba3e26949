import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '@/config/log'
import { inLanguage } from '@/words/current-language'
import { english } from '@/words/languages'

/** Seconds for which a page or answer counts as fresh, unless a change notice comes earlier. */
export const FRESH_S = 60

/** What a response was made from, as its reads have noted it. */
interface ResponseSources {
  /** Models of the backend: when one of them changes, the response is stale. */
  tags: ReadonlySet<string>
  /** Seconds until the response should be made again. */
  freshFor: number
}

/** The context of one response while it is made: its reads note their models and keep their results here. */
interface ResponseScope {
  tags: Set<string>
  freshFor: number
  /** Results by reader and by the reader's arguments. */
  results: Map<object, Map<string, unknown>>
  /** The ticket of a preview, whose reads return drafts; `null` for a visitor. */
  previewTicket: string | null
}

const scopes = new AsyncLocalStorage<ResponseScope>()

/**
 * Makes a response, and returns what it was made from.
 *
 * @param previewTicket makes the response from drafts: then no cache is read or written.
 */
export async function observeReads<T>(
  make: () => Promise<T>,
  previewTicket: string | null = null,
): Promise<{ value: T; madeFrom: ResponseSources }> {
  const scope: ResponseScope = { tags: new Set(), freshFor: FRESH_S, results: new Map(), previewTicket }
  const value = await scopes.run(scope, make)
  return { value, madeFrom: { tags: scope.tags, freshFor: scope.freshFor } }
}

/** Called by code that reads content: the current response depends on these models. */
export function noteTags(tags: readonly string[]): void {
  const scope = scopes.getStore()
  for (const tag of tags) scope?.tags.add(tag)
}

/** Called by code that returns older data: the current response should be made again soon. */
export function noteFreshFor(seconds: number): void {
  const scope = scopes.getStore()
  if (scope) scope.freshFor = Math.min(scope.freshFor, seconds)
}

/** The preview ticket of the current response, or `null` for a visitor. */
export function previewTicket(): string | null {
  return scopes.getStore()?.previewTicket ?? null
}

/** Whether a response is waiting for the current work. */
export function isInResponse(): boolean {
  return scopes.getStore() !== undefined
}

/**
 * Does work whose result all visitors share, while a response waits for it: it reads published content only, also when
 * a preview waits, and in English, also when a page in another language waits.
 */
export function outsideResponse<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(() => inLanguage(english, work))
}

/** Starts work that no response waits for, and whose reads are not noted with the current response. */
export function inBackground(work: () => Promise<unknown>): void {
  scopes.exit(() => {
    setImmediate(() => {
      inLanguage(english, work).catch((error: unknown) => log.error({ error }, 'work in the background failed'))
    })
  })
}

/**
 * Lets every part of a page call a read that then runs once for the response. Outside of a response it runs each time.
 *
 * @param read takes only plain values as arguments: they are its cache key.
 */
export function oncePerResponse<A extends readonly unknown[], T>(
  read: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return (...args) => {
    const known = scopes.getStore()?.results
    if (!known) return read(...args)
    const results = known.get(read) ?? new Map<string, unknown>()
    known.set(read, results)
    const key = JSON.stringify(args)
    if (!results.has(key)) results.set(key, read(...args))
    return results.get(key) as Promise<T>
  }
}
