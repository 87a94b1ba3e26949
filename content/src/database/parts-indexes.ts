import type { Core } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import { partsTable } from '../strapi-port/tables'

/**
 * Adds an index on both columns by which components are read: the records and the field. Strapi indexes each column
 * alone, so that the database reads every component of a record to find those of one field. Strapi leaves indexes of
 * others in place, also when a content type changes.
 */
export async function indexParts(strapi: Core.Strapi): Promise<void> {
  for (const { model } of contentModels) {
    const { attributes, collectionName } = strapi.getModel(uidOf(model))
    const hasParts = Object.values(attributes).some(({ type }) => type === 'component' || type === 'dynamiczone')
    if (!hasParts) continue
    await strapi.db.connection.raw('CREATE INDEX IF NOT EXISTS ?? ON ?? (field, entity_id, cmp_id)', [
      `${collectionName}_parts_index`,
      partsTable(strapi, uidOf(model)),
    ])
  }
}
