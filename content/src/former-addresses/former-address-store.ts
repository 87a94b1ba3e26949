import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'

/** Former addresses, as renaming and deleting change them. */
interface FormerAddressStore {
  /** A record moved: its former address and all earlier ones now redirect to the new address. */
  moved(from: string, to: string): Promise<void>
  /** A record is published at this address again; it no longer redirects. */
  taken(path: string): Promise<void>
  /** A record was deleted: redirects to it are removed. */
  gone(path: string): Promise<void>
}

/** Strapi does not generate types for our content types. */
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
