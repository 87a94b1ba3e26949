import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { readPublished } from './check-record'
import { textOf } from './walk'

/**
 * Records that every page needs can be changed but not unpublished: the site settings, the home page, and the last
 * record of a menu. This keeps the footer with its legal links.
 *
 * @returns null when the record may be unpublished.
 */
export async function takeDownFault(
  strapi: Core.Strapi,
  model: string,
  documentId: string,
): Promise<RecordFault | null> {
  if (model !== 'site-setting' && model !== 'page' && model !== 'menu-structure') return null
  const records = await readPublished(strapi).all(model)
  const record = records.find((one) => one.documentId === documentId)
  if (!record) return null
  const { displayName } = strapi.contentType(uidOf(model)).info
  switch (model) {
    case 'site-setting':
      return { path: [], message: `Every page needs the ${displayName}; change what stands there instead` }
    case 'page':
      return textOf(record.path) === '/'
        ? { path: ['path'], message: 'the home page is always there; change it' }
        : null
    default: {
      const others = records.filter((one) => one.menu === record.menu && one.documentId !== documentId)
      return others.length > 0
        ? null
        : { path: ['menu'], message: `this is all of ${textOf(record.menu)}, which every page shows; change its links` }
    }
  }
}
