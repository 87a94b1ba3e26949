import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { componentOfPart } from '../publishing/walk'
import { isRecord } from '../request-body'

/** A file as a version names it. */
export interface KeptFile {
  id: number
  name: string
}

/** Of the backend itself and not of an editor. */
const NOT_WRITTEN = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
])

/**
 * What editors wrote in a record, as plain JSON that a save takes: parts without their numbers, files by number and name.
 * A field that the record does not have is left out, so a version from before that field was made says nothing of it.
 *
 * @param record whole, as the Document Service answers it, or what this function has answered.
 * @param isThere says whether a file still is.
 */
export function contentOf(
  strapi: Core.Strapi,
  uid: UID.Schema,
  record: Fields,
  isThere: (file: KeptFile) => boolean = () => true,
): Fields {
  const content: Fields = {}
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const value = record[name]
    if (NOT_WRITTEN.has(name) || value === undefined) continue
    if (attribute.type === 'component') {
      content[name] = each(value, (part) => contentOf(strapi, attribute.component, part, isThere))
    } else if (attribute.type === 'dynamiczone') {
      content[name] = each(value, (part) => {
        const component = componentOfPart(attribute, part)
        return component && { __component: component, ...contentOf(strapi, component, part, isThere) }
      })
    } else if (attribute.type === 'media') {
      content[name] = each(value, (file) => fileOf(file, isThere))
    } else content[name] = value
  }
  return JSON.parse(JSON.stringify(content)) as Fields
}

/** Every file that a content names. */
export function filesOf(strapi: Core.Strapi, uid: UID.Schema, content: Fields): KeptFile[] {
  const files: KeptFile[] = []
  contentOf(strapi, uid, content, (file) => files.push(file) > 0)
  return files
}

/** Names of fields that say something else. One that either side does not have is no difference. */
export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((name) => name in before && !isDeepStrictEqual(before[name], after[name]))
}

function each(value: unknown, of: (part: Fields) => unknown): unknown {
  if (Array.isArray(value))
    return value
      .filter(isRecord)
      .map(of)
      .filter((part) => part !== null)
  return isRecord(value) ? of(value) : null
}

function fileOf({ id, name }: Fields, isThere: (file: KeptFile) => boolean): KeptFile | null {
  const file = { id: Number(id), name: String(name ?? '') }
  return isThere(file) ? file : null
}
