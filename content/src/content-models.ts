import type { UID } from '@strapi/strapi'

/** A content type that editors write and the site reads. */
export interface ContentModel {
  /** Singular name; also the name under which the site hears of changes. */
  model: string
  /** Fields that tell one record from another. Empty for a single type. */
  naturalKey: readonly string[]
}

/**
 * Every content type the site may read, in the order in which they are seeded (from `seed/<plural name>.json`).
 * The read token, the seeds and the messages to the site all follow this list.
 */
export const contentModels: readonly ContentModel[] = [
  { model: 'site-setting', naturalKey: [] },
  { model: 'menu-structure', naturalKey: ['menu', 'audience'] },
  { model: 'film', naturalKey: ['key'] },
  { model: 'menu-images-mdm', naturalKey: ['Type', 'Sequence'] },
  { model: 'about-us-menu', naturalKey: ['video_Id'] },
  { model: 'page', naturalKey: ['path'] },
  { model: 'post', naturalKey: ['slug'] },
]

/** Content types to which the site adds records that it can never read back. */
export const writableModels: readonly string[] = ['newsletter-email']

/** Strapi's name for a content type of ours. */
export function uidOf(model: string): UID.ContentType {
  return `api::${model}.${model}`
}
