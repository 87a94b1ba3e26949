import type { Core, UID } from '@strapi/strapi'
import { publicOrigin } from '../public-origin'
import type { Fields } from './faults'

/** Path of a record's form in the content manager. */
export function formPathOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): string {
  const isSingle = strapi.contentType(uid).kind === 'singleType'
  return isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`
}

/** The title by which an editor knows a record. */
export function recordTitleOf(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): string {
  const config = strapi.contentType(uid) as unknown as { config?: { settings?: { mainField?: string } } }
  const field = config.config?.settings?.mainField
  return String((field && field !== 'id' ? record[field] : null) ?? strapi.contentType(uid).info.displayName)
}

/** Address of a record's form, for mails. */
export function linkToForm(strapi: Core.Strapi, { type, record }: { type: UID.ContentType; record: string }): string {
  return `${publicOrigin()}/admin/content-manager/${formPathOf(strapi, type, record)}`
}
