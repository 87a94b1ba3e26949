import { answerLookups } from '@/config/metrics'
import { FRESH_S, noteTags } from '../response-scope'
import { TagClock } from './tag-clock'

/**
 * Bytes of kept answers, measured as JSON; as objects in memory they take up to three times as much. The least recently
 * used go first.
 */
const MOST_BYTES = 24 * 1024 * 1024
/** Overhead of an entry beside its key and its answer, in bytes. */
const ENTRY_BYTES = 200

interface KeptAnswer {
  answer: unknown
  tags: readonly string[]
  bytes: number
  /** Milliseconds since 1970. */
  asOf: number
}

/**
 * Keeps the answers of other services in memory, for a minute or until a change notice names one of their models.
 * Requests for the same key at the same time share one answer. An answer whose request began before the notice is not
 * kept.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #asking = new Map<string, Promise<unknown>>()
  readonly #clock = new TagClock()
  #bytes = 0

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** @param ask calls the service; when it rejects, nothing is kept. */
  get(key: string, tags: readonly string[], ask: () => Promise<unknown>, now = Date.now()): Promise<unknown> {
    noteTags(tags)
    const known = this.#kept.get(key)
    if (known && isFresh(known, now)) {
      // Moves the entry to the end: the least recently used is evicted first.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      answerLookups.inc({ source: 'hit' })
      return Promise.resolve(known.answer)
    }
    answerLookups.inc({ source: 'miss' })
    const underWay = this.#asking.get(key)
    if (underWay) return underWay
    const asking = this.#ask(key, tags, ask).finally(() => {
      if (this.#asking.get(key) === asking) this.#asking.delete(key)
    })
    this.#asking.set(key, asking)
    return asking
  }

  /** Drops the answers that were made from these models. */
  drop(tags: readonly string[]): void {
    this.#clock.change(tags)
    // Later requests must not join one that began before the change.
    this.#asking.clear()
    for (const [key, kept] of this.#kept) if (kept.tags.some((tag) => tags.includes(tag))) this.#forget(key, kept)
  }

  /** Bytes of what is kept, measured as JSON. */
  get bytes(): number {
    return this.#bytes
  }

  async #ask(key: string, tags: readonly string[], ask: () => Promise<unknown>): Promise<unknown> {
    const began = this.#clock.now
    const answer = await ask()
    if (!this.#clock.hasChanged(tags, began))
      this.#keep(key, { answer, tags, bytes: sizeOf(key, answer), asOf: Date.now() })
    return answer
  }

  #keep(key: string, entry: KeptAnswer): void {
    const before = this.#kept.get(key)
    if (before) this.#forget(key, before)
    this.#kept.set(key, entry)
    this.#bytes += entry.bytes
    for (const [oldest, kept] of this.#kept) {
      // An answer that is no longer fresh is never given again.
      if (this.#bytes <= this.mostBytes && isFresh(kept, entry.asOf)) break
      this.#forget(oldest, kept)
    }
  }

  #forget(key: string, { bytes }: KeptAnswer): void {
    this.#kept.delete(key)
    this.#bytes -= bytes
  }
}

function isFresh({ asOf }: KeptAnswer, now: number): boolean {
  return now - asOf < FRESH_S * 1000
}

/**
 * Approximate bytes of an entry. The key counts too: made-up addresses with empty answers would otherwise fill the
 * memory.
 */
function sizeOf(key: string, answer: unknown): number {
  return ENTRY_BYTES + 2 * key.length + (JSON.stringify(answer)?.length ?? 0)
}

/** The kept answers of this process. */
export const keptAnswers = new KeptAnswers()
