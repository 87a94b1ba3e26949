import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import { componentOfPart } from '../publishing/walk'

/** A record of the seed files, not yet compared with the database. */
export interface SeedRecord {
  uid: UID.ContentType
  /** Plural name of the content type, and the first word of the progress line. */
  collection: string
  /** `$key` of the record: identifies it in its file, and never changes. */
  key: string
  naturalKey: readonly string[]
  /** As in the file; media are still `{ $media, alt }`. */
  attributes: Record<string, unknown>
}

/** A seed file has a fault. The message names file, record and field. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}

/**
 * Reads all seed files, in the order of the content models. A model without a file has no seeds.
 *
 * @param folders the seeds of a model come from the first folder that has a file for it.
 * @throws {SeedError} before anything is written, when a folder is missing, a file is not JSON, a key is missing or
 * used twice, or the content type does not have an attribute.
 */
export async function readPlan(strapi: Core.Strapi, folders: readonly string[]): Promise<SeedRecord[]> {
  const plan: SeedRecord[] = []
  const listed = await Promise.all(folders.map(async (folder) => ({ folder, files: await listFiles(folder) })))
  for (const { model, naturalKey } of contentModels) {
    const uid = uidOf(model)
    const { pluralName } = strapi.contentType(uid).info
    const keys = new Set<string>()
    const own = listed.map(({ folder, files }) => ({
      folder,
      files: files.filter((name) => isFileOf(name, model, pluralName)),
    }))
    const { folder = '', files = [] } = own.find((found) => found.files.length > 0) ?? {}
    for (const file of files) {
      for (const { $key, ...attributes } of await readRecords(join(folder, file))) {
        if (typeof $key !== 'string' || $key === '') throw new SeedError(`${file}: a record has no $key`)
        if (keys.has($key)) throw new SeedError(`${file}: two records of ${pluralName} have the $key ${$key}`)
        keys.add($key)
        checkAttributes(strapi, uid, attributes, `${file}: ${$key}`)
        plan.push({ uid, collection: pluralName, key: $key, naturalKey, attributes })
      }
    }
  }
  return plan
}

/**
 * The file has the plural name of its type; for a single type the singular is allowed too. Large ones may be split:
 * `posts-a.json`.
 */
function isFileOf(file: string, singularName: string, pluralName: string): boolean {
  const name = file.replace(/(-[a-z])?\.json$/, '')
  return file.endsWith('.json') && (name === pluralName || name === singularName)
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new SeedError(`the seed folder ${folder} is missing`)
    throw error
  }
}

async function readRecords(file: string): Promise<Record<string, unknown>[]> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'))
    return (Array.isArray(content) ? content : [content]) as Record<string, unknown>[]
  } catch (error) {
    if (error instanceof SyntaxError) throw new SeedError(`${file} is not JSON: ${error.message}`)
    throw error
  }
}

/** Strapi silently ignores unknown attributes, so a misspelt one would be lost. */
function checkAttributes(strapi: Core.Strapi, uid: UID.Schema, value: Record<string, unknown>, where: string): void {
  const { attributes } = strapi.getModel(uid)
  for (const [name, content] of Object.entries(value)) {
    const attribute = attributes[name]
    if (!attribute) throw new SeedError(`${where}: ${uid} has no attribute "${name}"`)
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue
    for (const part of [content].flat() as (Record<string, unknown> | null)[]) {
      if (part === null) continue
      const component = componentOfPart(attribute, part)
      if (!component) throw new SeedError(`${where}.${name}: there is no block "${part.__component}"`)
      const { __component, ...fields } = part
      checkAttributes(strapi, component, attribute.type === 'component' ? part : fields, `${where}.${name}`)
    }
  }
}
