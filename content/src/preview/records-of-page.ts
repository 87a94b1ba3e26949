import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { permittedRecords } from '../editors/record-rights'
import { mayDo } from '../editors/rights'
import type { Fields } from '../publishing/faults'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { pageModels } from '../search-engines/published-path'
import { SEEN_AT } from './page-of-record'

/** What an address of the site is made of, with paths in the content manager. */
export interface PageRecords {
  /** Path of the address, without query. */
  page: string
  /** Records whose own page it is. */
  records: { path: string; title: string; typeName: string }[]
  /** Types whose records are shown there among others. */
  types: { path: string; name: string }[]
}

/**
 * Finds the records behind a page.
 *
 * @param page a path, such as `/projects/quoin-court`.
 * @param ctx the request of the asking editor: only records and types that this editor may read are found.
 */
export async function recordsOfPage(
  strapi: Core.Strapi,
  page: string,
  ctx: Pick<Context, 'state'>,
): Promise<PageRecords> {
  const found: PageRecords = { page, records: [], types: [] }
  for (const [model, { field, under }] of Object.entries(pageModels)) {
    const uid = uidOf(model)
    const value = page.startsWith(under) ? page.slice(under.length) : ''
    if (!value) continue
    const readable = await permittedRecords(strapi, ctx, 'read', uid)
    const filters = { [field]: value }
    const records = await strapi.documents(uid).findMany({ status: 'draft', filters, limit: 5 } as never)
    for (const record of records as Fields[]) {
      if (!readable.has(String(record.documentId))) continue
      found.records.push({
        path: formPathOf(strapi, uid, String(record.documentId)),
        title: recordTitleOf(strapi, uid, record),
        typeName: strapi.contentType(uid).info.displayName,
      })
    }
  }
  const models = Object.entries(SEEN_AT).filter(([, path]) => path === page)
  for (const uid of models.map(([model]) => uidOf(model)).filter((one) => mayDo(ctx, 'read', one))) {
    found.types.push({ path: listPathOf(strapi, uid), name: strapi.contentType(uid).info.displayName })
  }
  return found
}

function listPathOf(strapi: Core.Strapi, uid: UID.ContentType): string {
  return `${strapi.contentType(uid).kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`
}
