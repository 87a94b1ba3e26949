import type { Core, UID } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import type { Fields } from '../publishing/faults'
import { slugService } from '../strapi-port/content-manager'

/**
 * A record that is saved without a slug gets one from its title. An existing slug stays, even when the title changes:
 * addresses change only on purpose.
 */
export function fillSlug(strapi: Core.Strapi): ChangeStep {
  return async (change): Promise<undefined> => {
    const { uid, action, data } = change
    const slug = action === 'create' || action === 'update' ? slugFieldOf(strapi, uid) : null
    if (!slug || !data) return
    const saved: Fields = (await change.before()).draft ?? {}
    if (isFilled(data[slug.field])) return
    // A slug that is missing from the save stays as it is; one that is emptied, or never existed, is made.
    if (!(slug.field in data) && isFilled(saved[slug.field])) return
    const title = data[slug.source] ?? saved[slug.source]
    if (!isFilled(title)) return
    const request = { contentTypeUID: uid, field: slug.field, data: { [slug.source]: title } }
    data[slug.field] = await slugService(strapi).generateUIDField(request)
  }
}

function slugFieldOf(strapi: Core.Strapi, uid: UID.ContentType): { field: string; source: string } | null {
  for (const [field, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    if (attribute.type === 'uid' && attribute.targetField) return { field, source: String(attribute.targetField) }
  }
  return null
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
