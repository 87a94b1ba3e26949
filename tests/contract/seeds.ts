import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../content/seed')

export type Seed = Readonly<Record<string, unknown>>

/** The seeds of a content type, from all parts of its file (`posts-a.json`, `posts-b.json`). */
export function seedsOf(name: string): Seed[] {
  const files = readdirSync(FOLDER).filter((file) => file.replace(/(-[a-z])?\.json$/, '') === name)
  return files.flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
    return [content].flat() as Seed[]
  })
}

/** Every word and number in a value, as text; without files and `$key`, which no answer repeats. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || '$media' in value) return []
  return Object.entries(value).flatMap(([name, content]) => (name === '$key' ? [] : leavesOf(content)))
}
