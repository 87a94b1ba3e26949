import type { Core } from '@strapi/strapi'
import { publicOrigin } from '../public-origin'
import { formPathOf } from '../publishing/record-title'
import type { RecordName } from './tasks'

/** Where an editor opens a record, in a mail. */
export function linkToForm(strapi: Core.Strapi, { type, record }: RecordName): string {
  return `${publicOrigin()}/admin/content-manager/${formPathOf(strapi, type, record)}`
}
