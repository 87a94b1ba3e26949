import type { Core } from '@strapi/strapi'

/**
 * Stores which seed records were ever written, so that a record which an editor deletes or changes is not written
 * again.
 */
export interface WrittenSeeds {
  has(collection: string, key: string): Promise<boolean>
  add(collection: string, key: string): Promise<void>
}

/** Stored in Strapi's own key-value table: one row for each collection, with the keys. */
export function openWrittenSeeds(strapi: Core.Strapi): WrittenSeeds {
  const rowOf = (collection: string) => strapi.store({ type: 'ashlar', name: 'seed', key: collection })
  const keysOf = async (collection: string) => ((await rowOf(collection).get({})) ?? []) as string[]

  return {
    async has(collection, key) {
      return (await keysOf(collection)).includes(key)
    },
    async add(collection, key) {
      await rowOf(collection).set({ value: [...(await keysOf(collection)), key] })
    },
  }
}
