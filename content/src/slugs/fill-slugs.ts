import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'

/** The part of Strapi's untyped content-manager service that is used here. */
interface UidService {
  generateUIDField(request: { contentTypeUID: string; field: string; data: object }): Promise<string>
}

/**
 * From now on, a record that is saved without a slug gets one from its title. An existing slug stays, even when the
 * title changes: addresses change only on purpose.
 */
export function fillSlugs(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-manager').service('uid') as unknown as UidService
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next()
    const slug = slugFieldOf(strapi, context.uid)
    const { data, documentId } = context.params as { data?: unknown; documentId?: string }
    if (!slug || !isRecord(data) || isFilled(data[slug.field])) return next()
    const current = documentId ? await strapi.documents(context.uid).findOne({ documentId }) : null
    const saved: Record<string, unknown> = isRecord(current) ? current : {}
    // A slug that is missing from the save stays as it is; one that is emptied, or never existed, is made.
    if (!(slug.field in data) && isFilled(saved[slug.field])) return next()
    const title = data[slug.source] ?? saved[slug.source]
    if (isFilled(title)) {
      const request = { contentTypeUID: context.uid, field: slug.field, data: { [slug.source]: title } }
      data[slug.field] = await service.generateUIDField(request)
    }
    return next()
  })
}

function slugFieldOf(strapi: Core.Strapi, uid: UID.ContentType): { field: string; source: string } | null {
  if (!uid.startsWith('api::')) return null
  for (const [field, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    if (attribute.type === 'uid' && attribute.targetField) return { field, source: String(attribute.targetField) }
  }
  return null
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
