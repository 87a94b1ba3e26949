import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { env } from '@/config/env'
import { log } from '@/config/log'

/** A cache on disk for files that can be made again. When it is full, the least recently used file is deleted first. */
export class DiskCache {
  /** Size of each file in bytes, the most recently used last. */
  #files: Promise<Map<string, number>> | undefined
  #bytes = 0

  /** @param name of the cache's folder. */
  constructor(
    private readonly name: string,
    private readonly mostBytes: number,
  ) {}

  /** @param key letters, digits and hyphens. */
  async get(key: string): Promise<Buffer | null> {
    const files = await this.#known()
    const bytes = files.get(key)
    if (bytes === undefined) return null
    files.delete(key)
    files.set(key, bytes)
    try {
      return await readFile(this.#fileOf(key))
    } catch (error) {
      log.warn({ file: key, error }, 'a kept file could not be read')
      this.#bytes -= bytes
      files.delete(key)
      return null
    }
  }

  /** If the disk refuses the file, a line is logged and nothing is kept. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const files = await this.#known()
    try {
      await writeAtomically(this.#fileOf(key), bytes, 'cache')
    } catch (error) {
      log.warn({ file: key, error }, 'a file could not be kept')
      return
    }
    this.#bytes += bytes.byteLength - (files.get(key) ?? 0)
    files.set(key, bytes.byteLength)
    for (const [oldest, size] of files) {
      if (this.#bytes <= this.mostBytes) break
      files.delete(oldest)
      this.#bytes -= size
      await rm(this.#fileOf(oldest), { force: true })
    }
  }

  /** @returns whether the file is kept; the question counts as a use. */
  async has(key: string): Promise<boolean> {
    const files = await this.#known()
    const bytes = files.get(key)
    if (bytes === undefined) return false
    files.delete(key)
    files.set(key, bytes)
    return true
  }

  async drop(key: string): Promise<void> {
    const files = await this.#known()
    this.#bytes -= files.get(key) ?? 0
    files.delete(key)
    await rm(this.#fileOf(key), { force: true })
  }

  #known(): Promise<Map<string, number>> {
    this.#files ??= this.#look()
    return this.#files
  }

  /** The files of an earlier run, the oldest first. */
  async #look(): Promise<Map<string, number>> {
    const names = await readdir(this.#folder()).catch(() => [])
    const found = await Promise.all(
      names.map(async (key) => {
        const { size, mtimeMs } = await stat(this.#fileOf(key))
        return { key, size, mtimeMs }
      }),
    )
    found.sort((a, b) => a.mtimeMs - b.mtimeMs)
    this.#bytes = found.reduce((sum, { size }) => sum + size, 0)
    return new Map(found.map(({ key, size }) => [key, size]))
  }

  #folder(): string {
    return path.join(env().DATA_DIR, 'site', this.name)
  }

  #fileOf(key: string): string {
    return path.join(this.#folder(), key)
  }
}
