import { type AddressedModel, addressedModels, addressFieldOf, isRecord, recordPathOf } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { documentIdOf } from '../document-id'
import { type FormerAddressStore, openFormerAddressStore } from './former-address-store'

interface Change {
  uid: UID.ContentType
  action: string
  documentId: string | null
}

/** How to find the address of a record of one content type. */
interface Kind {
  field: string
  pathOf(value: string): string
}

/**
 * From now on, the old address is kept when an editor gives a published record a new one, and the site redirects from
 * it (docs/decisions/0012). A record that was unpublished, renamed and published again counts as renamed. A deleted
 * record leaves no redirects.
 */
export function keepFormerAddresses(strapi: Core.Strapi): void {
  const kinds = new Map<string, Kind>(
    addressedModels.map((model: AddressedModel) => [
      uidOf(model),
      { field: addressFieldOf(model), pathOf: (value) => recordPathOf(model, value) },
    ]),
  )
  const store = openFormerAddressStore(strapi)

  strapi.documents.use(async (context, next) => {
    const kind = kinds.get(context.uid)
    const change = kind && changeOf(context.uid, context.action, context.params)
    if (!kind || !change) return next()
    // One transaction, so that a moved record and its redirect become visible at the same moment.
    return strapi.db.transaction(async () => {
      const before = await publishedPath(strapi, kind, change)
      const result = await next()
      const documentId = change.documentId ?? documentIdOf(result)
      const after = await publishedPath(strapi, kind, { ...change, documentId })
      await settle(store, lastAddress(strapi, documentId), change.action, before, after)
      return result
    })
  })
}

/** The change of an action that may affect a published address, or null; drafts have no address. */
function changeOf(uid: UID.ContentType, action: string, params: unknown): Change | null {
  if (!isRecord(params)) return null
  const publishes =
    action === 'publish' || ((action === 'create' || action === 'update') && params.status === 'published')
  if (!publishes && action !== 'unpublish' && action !== 'delete') return null
  return { uid, action, documentId: documentIdOf(params) }
}

async function settle(
  store: FormerAddressStore,
  last: LastAddress,
  action: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (action === 'delete') {
    const path = before ?? (await last.get())
    if (path) await store.gone(path)
    await last.set(null)
  } else if (action === 'unpublish') {
    if (before && !after) await last.set(before)
  } else if (after) {
    const former = before ?? (await last.get())
    await last.set(null)
    if (former && former !== after) await store.moved(former, after)
    else if (!before) await store.taken(after)
  }
}

async function publishedPath(strapi: Core.Strapi, kind: Kind, { uid, documentId }: Change): Promise<string | null> {
  if (!documentId) return null
  const found: unknown = await strapi.documents(uid).findOne({ documentId, status: 'published' })
  const value = isRecord(found) ? found[kind.field] : null
  return typeof value === 'string' && value !== '' ? kind.pathOf(value) : null
}

interface LastAddress {
  get(): Promise<string | null>
  set(path: string | null): Promise<void>
}

/** The last address of an unpublished record, in Strapi's own key-value table. */
function lastAddress(strapi: Core.Strapi, documentId: string | null): LastAddress {
  const row = strapi.store({ type: 'ashlar', name: 'last-address', key: documentId ?? '' })
  return {
    get: async () => ((await row.get({})) ?? null) as string | null,
    set: async (path) => {
      if (path) await row.set({ value: path })
      else await row.delete({})
    },
  }
}
