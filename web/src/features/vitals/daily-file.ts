import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { retention } from '@ashlar/contract'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { z } from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'

/** The longest time before a count is written to disk, in milliseconds. */
const WRITE_AFTER_MS = 30_000

/** Counts by day, in memory and in a file of the site. If the disk refuses the file, a line is logged. */
export class DailyFile<Counts> {
  readonly #name: string
  readonly #content: string
  readonly #stored: z.ZodType<Record<string, Counts>>
  readonly #addLast: () => Promise<void>
  #days: Promise<Map<string, Counts>> | undefined
  #timer: NodeJS.Timeout | undefined

  /**
   * @param name of the file.
   * @param content what is counted, for the log.
   * @param addLast adds what is not in the counts yet, before they are written.
   */
  constructor(name: string, content: string, counts: z.ZodType<Counts>, addLast = () => Promise.resolve()) {
    this.#name = name
    this.#content = content
    this.#stored = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), counts)
    this.#addLast = addLast
  }

  /** The counts by day, `YYYY-MM-DD`. After a change of them, call `writeSoon`. */
  days(): Promise<Map<string, Counts>> {
    this.#days ??= this.#read()
    return this.#days
  }

  writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Writes the counts to disk, and drops days that are too old. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#addLast()
    const days = await this.days()
    for (const day of [...days.keys()].sort().slice(0, -retention.dayCountDays)) days.delete(day)
    try {
      await writeAtomically(this.#path(), JSON.stringify(Object.fromEntries(days)), 'cache')
    } catch (error) {
      log.warn({ error }, `${this.#content} could not be kept`)
    }
  }

  async #read(): Promise<Map<string, Counts>> {
    try {
      return new Map(Object.entries(this.#stored.parse(JSON.parse(await readFile(this.#path(), 'utf8')))))
    } catch (error) {
      const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isNew) log.warn({ error }, `${this.#content} could not be read, and is counted from nought`)
      return new Map()
    }
  }

  #path(): string {
    return path.join(env().DATA_DIR, 'site', this.#name)
  }
}
