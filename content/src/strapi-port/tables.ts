import type { Core, UID } from '@strapi/strapi'

/** The table in which Strapi stores which record or component shows which file. */
export const FILE_LINKS = 'files_related_mph'

/** The table in which Strapi stores what `strapi.store` keeps, for changes that only the database can guard. */
export const STORE = 'strapi_core_store_settings'

/** The table in which Strapi stores which components a record, or a component, has. */
export function partsTable(strapi: Core.Strapi, uid: UID.Schema): string {
  return `${strapi.getModel(uid).collectionName}_cmps`
}
