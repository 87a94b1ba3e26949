import type { Core } from '@strapi/strapi'

/** Stores pictures as they were uploaded, because the site makes its own sizes from the original. */
export async function keepUploadsAsTheyAre(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' })
  const current = (await store.get({})) as Record<string, unknown> | null
  await store.set({
    value: { ...current, sizeOptimization: false, responsiveDimensions: false, aiMetadata: false },
  })
}
