import type { Core } from '@strapi/strapi'
import { contentModels, uidOf } from './content-models'

/**
 * Indexes the parts of records by what they are asked for: a field of some records. Strapi makes an index of each and
 * none of both, so that the database reads every part of a record to find those of one field. It leaves alone what it
 * has not made, also when a content type changes.
 */
export async function indexParts(strapi: Core.Strapi): Promise<void> {
  for (const { model } of contentModels) {
    const { attributes, collectionName } = strapi.getModel(uidOf(model))
    const hasParts = Object.values(attributes).some(({ type }) => type === 'component' || type === 'dynamiczone')
    if (!hasParts) continue
    await strapi.db.connection.raw('CREATE INDEX IF NOT EXISTS ?? ON ?? (field, entity_id, cmp_id)', [
      `${collectionName}_parts_index`,
      `${collectionName}_cmps`,
    ])
  }
}
