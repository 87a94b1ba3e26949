import type { Core, Schema, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import type { RecordId } from '../editors/record-rights'
import { formPathOf, recordTitleOf } from '../publishing/record-title'

/** The table in which Strapi stores which record or component shows which file. */
export const LINKS = 'files_related_mph'

interface Link {
  related_id: number
  related_type: string
}

/** A record that shows a file. */
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
  const links: Link[] = await strapi.db.connection(LINKS).where({ file_id: file }).select('related_id', 'related_type')
  const uses = new Map<string, FileUse>()
  for (const { related_id, related_type } of links) {
    for (const { uid, id } of await holdersOf(strapi, related_type, related_id)) {
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
  if (type.includes('::')) return type.startsWith('api::') ? [{ uid: type as UID.ContentType, id }] : []
  const holders: { uid: UID.ContentType; id: number }[] = []
  const kinds = [...contentModels.map(({ model }) => uidOf(model)), ...Object.keys(strapi.components)]
  for (const uid of kinds as UID.Schema[]) {
    const { attributes, collectionName } = strapi.getModel(uid)
    if (!Object.values(attributes).some((one) => takes(one, type))) continue
    const rows: { entity_id: number }[] = await strapi.db
      .connection(`${collectionName}_cmps`)
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
