import type { Core } from '@strapi/strapi'
import { mediaProvider, type StoredFile } from '../strapi-port/media-library'

/** What each request has given to the provider, by the state of the request. */
const given = new WeakMap<object, { file: StoredFile; written: Promise<unknown> }[]>()

const FILE = 'plugin::upload.file'

/** Remembers the files that each request gives to the media library, for `removeUploadsOf`. */
export function rememberUploads(strapi: Core.Strapi): void {
  const provider = mediaProvider(strapi)
  for (const method of ['upload', 'uploadStream'] as const) {
    const write = provider[method].bind(provider)
    provider[method] = (file) => {
      const written = write(file)
      const state = strapi.requestContext.get()?.state
      if (state) given.set(state, [...(given.get(state) ?? []), { file, written }])
      return written
    }
  }
}

/**
 * Removes what a failed request has stored without a record: half of a file, the original when a size of it did not
 * fit, both when the database is full. Strapi leaves all of them.
 *
 * @param state of the request.
 */
export async function removeUploadsOf(strapi: Core.Strapi, state: object): Promise<void> {
  const stored = given.get(state) ?? []
  if (stored.length === 0) return
  given.delete(state)
  // Strapi does not wait for the other sizes when one fails.
  await Promise.allSettled(stored.map(({ written }) => written))
  const hashes = stored.map(({ file }) => file.hash)
  const recorded: { hash: string }[] = await strapi.db.query(FILE).findMany({ where: { hash: { $in: hashes } } })
  // The hash of a size ends with that of its original.
  const lost = stored.filter(({ file }) => !recorded.some(({ hash }) => file.hash.endsWith(hash)))
  for (const { file } of lost) await mediaProvider(strapi).delete(file)
}
