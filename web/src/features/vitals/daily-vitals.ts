import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { z } from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { addVisit, type DayCounts, dayCounts, noCounts, type PartCounts } from './day-counts'
import type { PagePart, VitalsReport } from './report'

/** Days for which counts are kept. */
const KEPT_DAYS = 90
/** The longest time before a visit is written to disk, in milliseconds. */
const WRITE_AFTER_MS = 30_000

const stored = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), dayCounts)

/** Counts per day, in memory and in a file. If the disk refuses the file, a line is logged. */
export class DailyVitals {
  #days: Promise<Map<string, DayCounts>> | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param day `YYYY-MM-DD`. */
  async add(day: string, part: PagePart, report: VitalsReport): Promise<void> {
    const days = await this.#known()
    const counts: DayCounts = days.get(day) ?? {}
    const ofPart = counts[part] ?? noCounts()
    addVisit(ofPart, report)
    counts[part] = ofPart
    days.set(day, counts)
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** The counts since a day, by part of the site. */
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

  /** Writes the counts to disk, and drops days that are too old. */
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

/** The counts of this process. */
export const dailyVitals = new DailyVitals()
