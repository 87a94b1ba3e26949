import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { LRUCache } from 'lru-cache'
import { env } from '@/config/env'
import { log } from '@/config/log'

/** A cache on disk for files that can be made again. When it is full, the least recently used file is deleted first. */
export class DiskCache {
  /** Size of each file in bytes. */
  readonly #sizes: LRUCache<string, number>
  readonly #deletions: Promise<void>[] = []
  #looking: Promise<void> | undefined

  /** @param name of the cache's folder. */
  constructor(
    private readonly name: string,
    mostBytes: number,
  ) {
    this.#sizes = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, key, reason) => {
        if (reason !== 'set') this.#deletions.push(rm(this.#fileOf(key), { force: true }))
      },
    })
  }

  /** @param key letters, digits and hyphens. */
  async get(key: string): Promise<Buffer | null> {
    if (!(await this.has(key))) return null
    try {
      return await readFile(this.#fileOf(key))
    } catch (error) {
      log.warn({ file: key, error }, 'a kept file could not be read')
      await this.drop(key)
      return null
    }
  }

  /** If the disk refuses the file, a line is logged and nothing is kept. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await this.#looked()
    try {
      await writeAtomically(this.#fileOf(key), bytes, 'cache')
    } catch (error) {
      log.warn({ file: key, error }, 'a file could not be kept')
      return
    }
    this.#sizes.set(key, bytes.byteLength)
    await this.#deleted()
  }

  /** @returns whether the file is kept; the question counts as a use. */
  async has(key: string): Promise<boolean> {
    await this.#looked()
    return this.#sizes.get(key) !== undefined
  }

  async drop(key: string): Promise<void> {
    await this.#looked()
    this.#sizes.delete(key)
    await this.#deleted()
  }

  async #deleted(): Promise<void> {
    await Promise.all(this.#deletions.splice(0))
  }

  #looked(): Promise<void> {
    this.#looking ??= this.#look()
    return this.#looking
  }

  /** Finds the files of an earlier run, the oldest first. */
  async #look(): Promise<void> {
    const names = await readdir(this.#folder()).catch(() => [])
    const found = await Promise.all(
      names.map(async (key) => {
        const { size, mtimeMs } = await stat(this.#fileOf(key))
        return { key, size, mtimeMs }
      }),
    )
    found.sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const { key, size } of found) this.#sizes.set(key, size)
    await this.#deleted()
  }

  #folder(): string {
    return path.join(env().DATA_DIR, 'site', this.name)
  }

  #fileOf(key: string): string {
    return path.join(this.#folder(), key)
  }
}
