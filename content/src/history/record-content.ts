import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { componentOfPart } from '../publishing/walk'

/** A file as a version stores it. */
interface KeptFile {
  id: number
  name: string
}

/** Fields that the backend writes and editors do not. */
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
 * The content that editors wrote in a record, as plain JSON that a save accepts: components without their ids, files by
 * id and name. A field that the record lacks is left out, so that a version older than a field does not touch it.
 *
 * @param record complete, as the Document Service returns it, or a result of this function.
 * @param isThere whether a file still exists.
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
      content[name] = mapParts(value, (part) => contentOf(strapi, attribute.component, part, isThere))
    } else if (attribute.type === 'dynamiczone') {
      content[name] = mapParts(value, (part) => {
        const component = componentOfPart(attribute, part)
        return component && { __component: component, ...contentOf(strapi, component, part, isThere) }
      })
    } else if (attribute.type === 'media') {
      content[name] = mapParts(value, (file) => fileOf(file, isThere))
    } else content[name] = value
  }
  return JSON.parse(JSON.stringify(content)) as Fields
}

/** Every file in a record's content. */
export function filesOf(strapi: Core.Strapi, uid: UID.Schema, content: Fields): KeptFile[] {
  const files: KeptFile[] = []
  // `push` answers the new length, so each file counts as one that exists.
  contentOf(strapi, uid, content, (file) => files.push(file) > 0)
  return files
}

/** Names of fields whose values differ. A field that is missing on one side is not counted. */
export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((name) => name in before && !isDeepStrictEqual(before[name], after[name]))
}

/** @returns `null` where there is no part; of a list, the parts without those that became `null`. */
function mapParts(value: unknown, change: (part: Fields) => unknown): unknown {
  if (Array.isArray(value))
    return value
      .filter(isRecord)
      .map(change)
      .filter((part) => part !== null)
  return isRecord(value) ? change(value) : null
}

function fileOf({ id, name }: Fields, isThere: (file: KeptFile) => boolean): KeptFile | null {
  const file = { id: Number(id), name: String(name ?? '') }
  return isThere(file) ? file : null
}
