import { answerLookups } from '@/config/metrics'
import { FRESH_S, noteTags } from '../response-scope'
import { TagClock } from './tag-clock'

/** Bytes of answers that are kept, as their JSON is long; the least asked for go first. */
const MOST_BYTES = 48 * 1024 * 1024
/** What an entry takes beside its key and its answer. */
const ENTRY_BYTES = 200

interface KeptAnswer {
  answer: unknown
  tags: readonly string[]
  bytes: number
  /** Milliseconds since 1970. */
  asOf: number
}

/**
 * Keeps the answers of other services in memory, for a minute or until word comes that one of their models has changed.
 * Those that ask for the same at once wait for one answer. What was under way when the word came is not kept.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #asking = new Map<string, Promise<unknown>>()
  readonly #clock = new TagClock()
  #bytes = 0

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** @param ask rejects when there is no answer; then nothing is kept. */
  get(key: string, tags: readonly string[], ask: () => Promise<unknown>, now = Date.now()): Promise<unknown> {
    noteTags(tags)
    const known = this.#kept.get(key)
    if (known && now - known.asOf < FRESH_S * 1000) {
      // Asked for last, thrown away last.
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

  /** Forgets what was made from these models. */
  drop(tags: readonly string[]): void {
    this.#clock.change(tags)
    // Whoever asks from now on is not given what was asked for before.
    this.#asking.clear()
    for (const [key, kept] of this.#kept) if (kept.tags.some((tag) => tags.includes(tag))) this.#forget(key, kept)
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
      if (this.#bytes <= this.mostBytes) break
      this.#forget(oldest, kept)
    }
  }

  #forget(key: string, { bytes }: KeptAnswer): void {
    this.#kept.delete(key)
    this.#bytes -= bytes
  }
}

/** About the bytes of an entry: of one whose answer is nothing, made-up addresses fill the memory with their keys. */
function sizeOf(key: string, answer: unknown): number {
  return ENTRY_BYTES + 2 * key.length + (JSON.stringify(answer)?.length ?? 0)
}

/** Those of this process. */
export const keptAnswers = new KeptAnswers()
