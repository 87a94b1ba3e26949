import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MalformedAnswer } from '@ashlar/contract'
import { currentTranslations, type Translations } from '@/words/current-language'
import { ContentUnavailable } from '../errors'
import { lastGood } from '../kept/last-good'
import { type AbsentContent, newestOrLastGood, RETRY_S } from '../kept/newest-or-last-good'
import { FRESH_S, isInResponse, noteFreshFor, noteTags, outsideResponse } from '../response-scope'

/** Milliseconds for which a page waits for a newer answer, before it shows the one before. */
const PATIENCE_MS = 300
/** Milliseconds for which a page waits for a first answer. */
const FIRST_PATIENCE_MS = 10_000
/** The most of the time for which a service is busy with one entry, unless its content changes. */
const BUSY_SHARE = 0.1

/** Where the answer of an entry comes from. */
export interface EntrySource {
  /** For the log. */
  name: string
  /** Under which the last good answer is kept on disk. */
  key: string
  /** Models of the backend: a notice that names one of them has the entry read again. */
  models: readonly string[]
  ask: () => Promise<unknown>
  absent: AbsentContent
  /** Whether the service has drafts; of one without, a preview shows what visitors see. */
  hasDrafts: () => boolean
}

/** An answer, and its value in each language in which it was needed. */
interface Version<T> {
  answer: unknown
  digest: string
  values: WeakMap<Translations, T>
}

/**
 * One entry of the library: the whole answer to one read, in memory. It is read again as a whole when a notice names one
 * of its models, and a minute after the last time. When that fails, the entry stays as it is, and the last good answer
 * on disk outlives restarts. An unchanged answer leaves the value the same object.
 */
export class LibraryEntry<T> {
  #version: Version<T> | null = null
  /** Whether the last read failed. */
  #isOld = false
  /** Number of notices so far, and their number when the last finished read began. */
  #changes = 0
  #readChange = -1
  /** When the last read ended, in milliseconds since 1970, and how long it took. */
  #endedAt = 0
  #tookMs = 0
  #reading: Promise<Version<T>> | undefined

  /** @param understand throws `MalformedAnswer` when the answer as a whole does not fit. */
  constructor(
    private readonly source: EntrySource,
    private readonly understand: (answer: unknown) => T,
  ) {}

  /**
   * The value in the language of the response. A response waits a moment for an answer that is being read again; other
   * work waits for it.
   *
   * @throws {ContentUnavailable} when there is no answer and never was.
   */
  async get(): Promise<T> {
    noteTags(this.source.models)
    const version = await this.#newest()
    if (this.#isOld) noteFreshFor(RETRY_S)
    // A page from before a change must not be kept.
    if (!this.#isCurrent()) noteFreshFor(0)
    return this.#valueOf(version)
  }

  /**
   * Called when content has changed.
   *
   * @returns whether the entry was made from it; what nobody has needed yet is read when it is needed.
   */
  noteChange(models: readonly string[]): boolean {
    if (!this.source.models.some((model) => models.includes(model))) return false
    this.#changes++
    return this.#version !== null
  }

  /** Reads what has changed. */
  async renew(): Promise<void> {
    await this.#readSince(this.#changes)
  }

  async #newest(): Promise<Version<T>> {
    if (this.#version && this.#isCurrent()) return this.#version
    const reading = this.#readSince(this.#changes)
    if (!isInResponse()) return reading
    const before = pause(PATIENCE_MS, undefined, { ref: false }).then(() => this.#before(reading))
    return Promise.race([reading, before])
  }

  /** What a page shows while an answer is under way: the one before, also from before a restart. */
  async #before(reading: Promise<Version<T>>): Promise<Version<T>> {
    if (this.#version) return this.#version
    const older = await lastGood(this.source.key)
    if (older === undefined) {
      await pause(FIRST_PATIENCE_MS, undefined, { ref: false })
      // A page that can do without it must have it soon.
      noteFreshFor(0)
      throw new ContentUnavailable(`${this.source.name} is being read for the first time`)
    }
    try {
      this.#version ??= this.#versionOf(older)
      return this.#version
    } catch (error) {
      if (!(error instanceof MalformedAnswer)) throw error
      return reading
    }
  }

  #isCurrent(): boolean {
    const freshMs = this.#isOld ? RETRY_S * 1000 : Math.max(FRESH_S * 1000, this.#tookMs / BUSY_SHARE)
    return this.#readChange === this.#changes && Date.now() - this.#endedAt < freshMs
  }

  /** Reads until a read has ended that began after this change. */
  async #readSince(change: number): Promise<Version<T>> {
    for (;;) {
      const version = await this.#read()
      if (this.#readChange >= change) return version
    }
  }

  #read(): Promise<Version<T>> {
    this.#reading ??= outsideResponse(() => this.#readOnce()).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readOnce(): Promise<Version<T>> {
    // Many changes at once must not keep the backend busy with long lists: it rests for as long as the last read took.
    await pause(Math.max(0, this.#endedAt + this.#tookMs - Date.now()))
    const change = this.#changes
    const began = Date.now()
    this.#tookMs = 0
    const { name, key, absent } = this.source
    const older = async () => this.#version?.answer ?? lastGood(key)
    const ask = async () => this.#knownOr(await this.source.ask())
    const read = await newestOrLastGood(name, key, ask, (answer) => this.#versionOf(answer), absent, older)
    this.#version = read.value
    this.#isOld = read.isOld
    this.#readChange = change
    this.#endedAt = Date.now()
    if (!read.isOld) this.#tookMs = this.#endedAt - began
    return read.value
  }

  #knownOr(answer: unknown): unknown {
    const known = this.#version
    return known && known.digest === digestOf(answer) ? known.answer : answer
  }

  #versionOf(answer: unknown): Version<T> {
    const known = this.#version
    if (known && known.answer === answer) return known
    const version = { answer, digest: digestOf(answer), values: new WeakMap<Translations, T>() }
    this.#valueOf(version)
    return version
  }

  #valueOf({ answer, values }: Version<T>): T {
    const translations = currentTranslations()
    if (!values.has(translations)) values.set(translations, this.understand(answer))
    return values.get(translations) as T
  }
}

function digestOf(answer: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64')
}
