import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { settings } from '../../config/environment'
import type { S3Settings } from '../../config/environment/settings'

/** The client of the object store, and our bucket. */
interface ObjectStore {
  client: S3Client
  bucket: string
}

let opened: ObjectStore | null = null

/** @returns `null` when files are stored on the disk. */
export async function objectStore(): Promise<ObjectStore | null> {
  if (settings.s3 === null) return null
  if (opened === null) {
    // Loaded only when it is used: the client takes 30 MB.
    const { S3Client } = await import('@aws-sdk/client-s3')
    opened = { client: new S3Client(clientOptions(settings.s3)), bucket: settings.s3.bucket }
  }
  return opened
}

/** Options of every client of the store, also of Strapi's own. */
export function clientOptions({ region, endpoint, credentials }: S3Settings): S3ClientConfig {
  return {
    region,
    // Stores other than Amazon's expect the bucket in the path, and not all support the newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 10_000 },
  }
}

/** Whether the store answered that the object does not exist; no answer is a different case. */
export function isNoSuchObject(error: unknown): boolean {
  return statusOfStoreError(error) === 404
}

/** @returns the HTTP status of the store's response; `null` when it did not answer. */
export function statusOfStoreError(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode ?? null
}
