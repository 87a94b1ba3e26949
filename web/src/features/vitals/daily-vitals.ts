import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { z } from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { addVisit, type DayCounts, dayCounts, noCounts, type PartCounts } from './day-counts'
import type { PagePart, VitalsReport } from './report'

/** Days that are kept. */
const KEPT_DAYS = 90
/** Between a visit and its being on disk, in milliseconds at most. */
const WRITE_AFTER_MS = 30_000

const stored = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), dayCounts)

/** Counts of each day, in memory and in a file. A disk that takes nothing costs a log line. */
export class DailyVitals {
  #days: Promise<Map<string, DayCounts>> | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param day `YYYY-MM-DD` */
  async add(day: string, part: PagePart, report: VitalsReport): Promise<void> {
    const days = await this.#known()
    const counts: DayCounts = days.get(day) ?? {}
    const ofPart = counts[part] ?? noCounts()
    addVisit(ofPart, report)
    counts[part] = ofPart
    days.set(day, counts)
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** What was counted from a day on, by part. */
  async since(first: string): Promise<ReadonlyMap<PagePart, PartCounts[]>> {
    const found = new Map<PagePart, PartCounts[]>()
    for (const [day, counts] of await this.#known()) {
      if (day < first) continue
      for (const [part, ofPart] of Object.entries(counts) as [PagePart, PartCounts][]) {
        found.set(part, [...(found.get(part) ?? []), ofPart])
      }
    }
    return found
  }

  /** Puts on disk what is in memory, the newest days alone. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const days = await this.#known()
    for (const day of [...days.keys()].sort().slice(0, -KEPT_DAYS)) days.delete(day)
    try {
      await writeAtomically(fileOf(), JSON.stringify(Object.fromEntries(days)), 'cache')
    } catch (error) {
      log.warn({ error }, 'what visitors’ browsers measured could not be kept')
    }
  }

  #known(): Promise<Map<string, DayCounts>> {
    this.#days ??= readDays()
    return this.#days
  }
}

async function readDays(): Promise<Map<string, DayCounts>> {
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(await readFile(fileOf(), 'utf8')))))
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isNew) log.warn({ error }, 'what visitors’ browsers measured could not be read, and is counted from nought')
    return new Map()
  }
}

function fileOf(): string {
  return path.join(env().DATA_DIR, 'site', 'vitals.json')
}

/** Those of this process. */
export const dailyVitals = new DailyVitals()
