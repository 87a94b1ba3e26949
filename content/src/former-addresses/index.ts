import { type AddressedModel, addressedModels, addressFieldOf, recordPathOf } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { Change, ChangeStep } from '../change/change'
import { uidOf } from '../content-models'
import type { Fields } from '../publishing/faults'
import { openFormerAddressStore } from './former-address-store'

/**
 * Keeps the old address when an editor gives a published record a new one: the site redirects from it
 * (docs/decisions/0012). A record that was unpublished, renamed and published again counts as renamed. A deleted record
 * leaves no redirects.
 */
export function keepFormerAddress(strapi: Core.Strapi): ChangeStep {
  const models = new Map<string, AddressedModel>(addressedModels.map((model) => [uidOf(model), model]))
  const store = openFormerAddressStore(strapi)

  return async (change) => {
    const model = models.get(change.uid)
    if (!model || !(change.publishes || change.action === 'unpublish' || change.action === 'delete')) return
    const pathOf = (record: Fields | null): string | null => {
      const value = record?.[addressFieldOf(model)]
      return typeof value === 'string' && value !== '' ? recordPathOf(model, value) : null
    }
    const before = pathOf((await change.before()).published)
    return async () => {
      const last = lastAddress(strapi, change)
      if (change.action === 'unpublish') {
        if (before) await last.set(before)
        return
      }
      // A published record has no last address: it was forgotten when the record was published.
      const former = before ?? (await last.take())
      if (change.action === 'delete') {
        if (former) await store.gone(former)
        return
      }
      const after = pathOf(await change.after())
      if (!after) return
      if (former && former !== after) await store.moved(former, after)
      else if (!before) await store.taken(after)
    }
  }
}

/** The last address of an unpublished record, in Strapi's own key-value table. */
function lastAddress(strapi: Core.Strapi, { documentId }: Change) {
  const row = strapi.store({ type: 'ashlar', name: 'last-address', key: documentId ?? '' })
  return {
    set: (path: string) => row.set({ value: path }),
    async take(): Promise<string | null> {
      const path = ((await row.get({})) ?? null) as string | null
      if (path !== null) await row.delete({})
      return path
    },
  }
}
