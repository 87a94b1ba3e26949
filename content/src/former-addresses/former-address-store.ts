import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'

/** The addresses that are no more, as far as renaming and deleting touch them. */
export interface FormerAddressStore {
  /** A record moved: its former address, and every one before that, leads to the new one. */
  moved(from: string, to: string): Promise<void>
  /** Something stands at this address again; nothing leads away from it any more. */
  taken(path: string): Promise<void>
  /** A record is deleted: what led to it leads nowhere. */
  gone(path: string): Promise<void>
}

/** Strapi has no types of its own for the attributes of ours. */
type Fields = Record<string, unknown>

export function openFormerAddressStore(strapi: Core.Strapi): FormerAddressStore {
  const addresses = strapi.documents(uidOf('former-address'))

  async function remove(filters: Record<string, string | { $in: string[] }>): Promise<void> {
    for (const { documentId } of await addresses.findMany({ filters })) await addresses.delete({ documentId })
  }

  return {
    async moved(from, to) {
      await remove({ formerPath: { $in: [from, to] } })
      for (const { documentId } of await addresses.findMany({ filters: { newPath: from } })) {
        const data: Fields = { newPath: to }
        await addresses.update({ documentId, data, status: 'published' })
      }
      const data: Fields = { formerPath: from, newPath: to }
      await addresses.create({ data, status: 'published' })
    },
    taken: (path) => remove({ formerPath: path }),
    gone: (path) => remove({ newPath: path }),
  }
}
