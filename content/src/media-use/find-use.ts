import type { Core, Schema, UID } from '@strapi/strapi'
import type { RecordId } from '../editors/record-rights'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { FILE_LINKS, partsTable } from '../strapi-port/tables'
import { rowsNamingFiles, siteSchemas } from './files-in-texts'

export const FILE = 'plugin::upload.file'

/** A row of a record or a component that shows a file. */
interface ShowingRow {
  id: number
  type: string
}

/** A record that shows a file, in one of its fields or by an address in its texts. */
export interface FileUse extends RecordId {
  /** Type and title, as an editor knows them: `Project “Heron Bend”`. */
  name: string
  /** Path of its form in the content manager. */
  path: string
  /** Whether visitors see the file in it: in its published version, or in a record without drafts. */
  isLive: boolean
}

/** The records that show a file, each once, sorted by name. */
export async function findUse(strapi: Core.Strapi, file: number): Promise<FileUse[]> {
  return (await findUses(strapi, [file])).get(file) ?? []
}

/** The same for several files, by their ids, in one pass over the texts. */
export async function findUses(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, FileUse[]>> {
  const files: { id: number; hash: string }[] = await strapi.db
    .query(FILE)
    .findMany({ where: { id: { $in: [...ids] } }, select: ['id', 'hash'] })
  const showing = new Map<number, ShowingRow[]>(files.map(({ id }) => [id, []]))
  const links: (ShowingRow & { file: number })[] = await strapi.db
    .connection(FILE_LINKS)
    .whereIn('file_id', [...ids])
    .select({ file: 'file_id', id: 'related_id', type: 'related_type' })
  for (const { file, id, type } of links) showing.get(file)?.push({ id, type })
  // A single file is looked for by its name: far fewer rows than all that name any file.
  const onlyHash = files.length === 1 ? files[0]?.hash : undefined
  for await (const { id, type, hashes } of rowsNamingFiles(strapi, onlyHash)) {
    for (const file of files) if (hashes.has(file.hash)) showing.get(file.id)?.push({ id, type })
  }
  const uses = new Map<number, FileUse[]>()
  for (const [file, rows] of showing) uses.set(file, await usesIn(strapi, rows))
  return uses
}

async function usesIn(strapi: Core.Strapi, rows: readonly ShowingRow[]): Promise<FileUse[]> {
  const uses = new Map<string, FileUse>()
  for (const row of rows) {
    for (const { uid, id } of await holdersOf(strapi, row.type, row.id)) {
      const record = (await strapi.db.query(uid).findOne({ where: { id } })) as Record<string, unknown> | null
      if (!record) continue
      const documentId = String(record.documentId)
      const path = formPathOf(strapi, uid, documentId)
      const name = `${strapi.contentType(uid).info.displayName} “${recordTitleOf(strapi, uid, record)}”`
      const isLive = record.publishedAt !== null || uses.get(path)?.isLive === true
      uses.set(path, { uid, documentId, name, path, isLive })
    }
  }
  return [...uses.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Ids of the records to which a row belongs: the row itself when it is a record, or the holders of a component. */
async function holdersOf(
  strapi: Core.Strapi,
  type: string,
  id: number,
): Promise<{ uid: UID.ContentType; id: number }[]> {
  // The name of a component's type has no `::`.
  if (type.includes('::')) return type.startsWith('api::') ? [{ uid: type as UID.ContentType, id }] : []
  const holders: { uid: UID.ContentType; id: number }[] = []
  for (const uid of siteSchemas(strapi)) {
    if (!Object.values(strapi.getModel(uid).attributes).some((one) => takes(one, type))) continue
    const rows: { entity_id: number }[] = await strapi.db
      .connection(partsTable(strapi, uid))
      .where({ cmp_id: id, component_type: type })
      .select('entity_id')
    // A component inside a component belongs to the holders of the outer one.
    for (const { entity_id } of rows) holders.push(...(await holdersOf(strapi, uid, entity_id)))
  }
  return holders
}

function takes(attribute: Schema.Attribute.AnyAttribute, component: string): boolean {
  if (attribute.type === 'component') return attribute.component === component
  return attribute.type === 'dynamiczone' && attribute.components.some((one) => one === component)
}
