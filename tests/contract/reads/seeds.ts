import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Header and footer come from the brand folder. */
const FOLDERS = ['content/seed', 'brand'].map((folder) => join(import.meta.dirname, '../../..', folder))

/** The backend's brand settings before there is content. */
export const brand = JSON.parse(readFileSync(join(import.meta.dirname, '../../../brand/brand.json'), 'utf8')) as {
  name: string
  referencePrefix: string
}

export type Seed = Readonly<Record<string, unknown>>

/** The seeds of a content type, from all parts of its file (`posts-a.json`, `posts-b.json`). */
export function seedsOf(name: string): Seed[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
  const own = files.filter(({ file }) => file.replace(/(-[a-z])?\.json$/, '') === name)
  return own.flatMap(({ folder, file }) => {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return [content].flat() as Seed[]
  })
}

/** A copy of a value without some attributes; for components, `part.attribute`. */
export function withoutAttributes<T>(value: T, attributes: readonly string[], path = ''): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutAttributes(item, attributes, path)) as T
  if (typeof value !== 'object' || value === null) return value
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const kept = Object.entries(value).filter(([name]) => !attributes.includes(at(name)))
  return Object.fromEntries(
    kept.map(([name, content]) => [name, withoutAttributes(content, attributes, at(name))]),
  ) as T
}

/**
 * Attributes of a seed that are not content: its key, and the component of a block, which is parsed to another name.
 */
const NOT_SAID = new Set(['$key', '__component'])

/** Every word and number in a value as text, without files and without attributes that are not content. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || '$media' in value) return []
  return Object.entries(value).flatMap(([name, content]) => (NOT_SAID.has(name) ? [] : leavesOf(content)))
}

/**
 * The differences between a seed and a response's record, as dotted paths with both values. Additional fields of the
 * record (ids, times) are ignored. A file of the seed must have become a picture with an address. A number may come as
 * text, as databases return large ones. An empty value of the seed must be empty in the response.
 */
export function differencesOf(seed: unknown, record: unknown, path = ''): string[] {
  if (isEmpty(seed)) return isEmpty(record) ? [] : [told(path, seed, record)]
  if (typeof seed === 'number') return String(seed) === String(record) ? [] : [told(path, seed, record)]
  if (typeof seed !== 'object' || seed === null) return seed === record ? [] : [told(path, seed, record)]
  if (typeof record !== 'object' || record === null) return [told(path, seed, record)]
  if ('$media' in seed) return 'url' in record && record.url ? [] : [told(path, seed, record)]
  if (Array.isArray(seed) && (!Array.isArray(record) || record.length !== seed.length))
    return [told(path, seed, record)]
  const answered = record as Readonly<Record<string, unknown>>
  return Object.entries(seed)
    .filter(([name]) => name !== '$key')
    .flatMap(([name, value]) => differencesOf(value, answered[name], path ? `${path}.${name}` : name))
}

/** Paths of all booleans in a value, as lists of names. */
export function booleansOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'boolean') return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, content]) => booleansOf(content, [...path, name]))
}

/** A copy in which the boolean at a path is inverted. */
export function withFlippedBoolean<T>(value: T, [name, ...rest]: readonly string[]): T {
  if (name === undefined) return !value as T
  const inner = withFlippedBoolean((value as Readonly<Record<string, unknown>>)[name], rest)
  return (Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner }) as T
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function told(path: string, seed: unknown, record: unknown): string {
  return `${path}: ${JSON.stringify(seed)} became ${JSON.stringify(record)}`
}
