import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { readPublished } from './check-record'
import { textOf } from './walk'

/**
 * What no page can be without is changed, not taken down: the settings, the home page, the last record of a menu, so
 * that the footer with its legal links stands whatever an editor does.
 *
 * @returns null when the record may go.
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
