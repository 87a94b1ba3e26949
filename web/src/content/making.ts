import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '@/config/log'

/** Seconds for which what is made from content counts as fresh, when no word of a change comes. */
export const FRESH_S = 60

/** What the reads of one answer have said about it. */
export interface MadeFrom {
  /** Models of the backend: a change of one of them makes the answer stale. */
  tags: ReadonlySet<string>
  /** Seconds until it should be made again. */
  freshFor: number
}

interface Making {
  tags: Set<string>
  freshFor: number
  once: Map<object, Map<string, unknown>>
}

const making = new AsyncLocalStorage<Making>()

/** Makes an answer, and tells what it was made from. */
export async function observeReads<T>(make: () => Promise<T>): Promise<{ value: T; madeFrom: MadeFrom }> {
  const madeFrom: Making = { tags: new Set(), freshFor: FRESH_S, once: new Map() }
  const value = await making.run(madeFrom, make)
  return { value, madeFrom }
}

/** To be called by whoever reads content: the answer under way depends on these models. */
export function noteTags(tags: readonly string[]): void {
  const current = making.getStore()
  for (const tag of tags) current?.tags.add(tag)
}

/** To be called by whoever hands out something older: the answer under way should be made again soon. */
export function noteFreshFor(seconds: number): void {
  const current = making.getStore()
  if (current) current.freshFor = Math.min(current.freshFor, seconds)
}

/** Begins work that no answer waits for, and that leaves no mark on the answer under way. */
export function inBackground(work: () => Promise<unknown>): void {
  making.exit(() => {
    setImmediate(() => {
      work().catch((error: unknown) => log.error({ error }, 'work in the background failed'))
    })
  })
}

/**
 * Lets a read be asked for by every part of a page and be done once for it. Outside of an answer it is done each time.
 *
 * @param read takes plain values alone: they tell one read from another.
 */
export function oncePerAnswer<A extends readonly unknown[], T>(
  read: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return (...args) => {
    const known = making.getStore()?.once
    if (!known) return read(...args)
    const results = known.get(read) ?? new Map<string, unknown>()
    known.set(read, results)
    const key = JSON.stringify(args)
    if (!results.has(key)) results.set(key, read(...args))
    return results.get(key) as Promise<T>
  }
}
