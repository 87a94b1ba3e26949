import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '@/config/log'

/** Seconds for which what is made from content counts as fresh, when no word of a change comes. */
export const FRESH_S = 60

/** What the reads of one response have said about it. */
export interface MadeFrom {
  /** Models of the backend: a change of one of them makes the response stale. */
  tags: ReadonlySet<string>
  /** Seconds until it should be made again. */
  freshFor: number
}

/** What belongs to one response while it is made: where its reads leave their notes and their results. */
interface ResponseScope {
  tags: Set<string>
  freshFor: number
  /** Results by reader and by its arguments. */
  results: Map<object, Map<string, unknown>>
  /** The ticket of a preview, whose reads are answered with drafts; `null` for a visitor. */
  previewTicket: string | null
}

const scopes = new AsyncLocalStorage<ResponseScope>()

/**
 * Makes a response, and tells what it was made from.
 *
 * @param previewTicket makes it of drafts: then nothing is read from what is kept, and nothing of it is kept.
 */
export async function observeReads<T>(
  make: () => Promise<T>,
  previewTicket: string | null = null,
): Promise<{ value: T; madeFrom: MadeFrom }> {
  const scope: ResponseScope = { tags: new Set(), freshFor: FRESH_S, results: new Map(), previewTicket }
  const value = await scopes.run(scope, make)
  return { value, madeFrom: { tags: scope.tags, freshFor: scope.freshFor } }
}

/** To be called by whoever reads content: the response under way depends on these models. */
export function noteTags(tags: readonly string[]): void {
  const scope = scopes.getStore()
  for (const tag of tags) scope?.tags.add(tag)
}

/** To be called by whoever hands out something older: the response under way should be made again soon. */
export function noteFreshFor(seconds: number): void {
  const scope = scopes.getStore()
  if (scope) scope.freshFor = Math.min(scope.freshFor, seconds)
}

/** The ticket by which the response under way is a preview of drafts, or `null`. */
export function previewTicket(): string | null {
  return scopes.getStore()?.previewTicket ?? null
}

/** Does work for all visitors while a response waits for it: what it reads is published, whoever waits. */
export function forEverybody<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(work)
}

/** Begins work that no response waits for, and that leaves no note on the response under way. */
export function inBackground(work: () => Promise<unknown>): void {
  scopes.exit(() => {
    setImmediate(() => {
      work().catch((error: unknown) => log.error({ error }, 'work in the background failed'))
    })
  })
}

/**
 * Lets every part of a page ask for a read while it is done once for the response. Outside of a response it is done
 * each time.
 *
 * @param read takes plain values alone: they tell one read from another.
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
