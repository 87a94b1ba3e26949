import type { Core } from '@strapi/strapi'
import { objectStore, statusOfStoreError } from './client'

const MENDS: Readonly<Record<number, string>> = {
  403: 'let the keys of S3_ACCESS_KEY_ID read and write this bucket, or correct them',
  404: 'make the bucket, or correct S3_BUCKET and S3_REGION',
}

/** Logs why the object store cannot be used. The server starts anyway, because the store may come back. */
export async function checkObjectStore(strapi: Core.Strapi): Promise<void> {
  const store = await objectStore()
  if (store === null) return
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3')
  try {
    await store.client.send(new HeadBucketCommand({ Bucket: store.bucket }))
  } catch (error) {
    const status = statusOfStoreError(error)
    const cause = status === null ? (error instanceof Error ? error.message : String(error)) : `it answered ${status}`
    const mend = (status !== null && MENDS[status]) || 'see that this machine reaches S3_ENDPOINT'
    strapi.log.error(`the bucket ${store.bucket} cannot be used (${cause}). Mend: ${mend}`)
  }
}
