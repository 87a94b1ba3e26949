import { clientOptions } from '../src/object-store/client'
import { settings } from './environment'
import type { S3Settings } from './environment/settings'
import { MAX_UPLOAD_BYTES } from './environment/settings'

/**
 * Strapi's own provider, with keys below `uploads/`. The address of a file is `/uploads/…`, as on the disk, and
 * `global::stored-uploads` answers it: no row of the database names the store. No ACL is set, so the rule of the bucket
 * applies: private.
 */
const inStore = (s3: S3Settings) => ({
  provider: 'aws-s3',
  providerOptions: {
    baseUrl: '/',
    rootPath: 'uploads',
    s3Options: { ...clientOptions(s3), params: { Bucket: s3.bucket, ACL: undefined } },
  },
})

export default () => ({
  // Requests for a new password are counted by `global::sign-in`.
  email: { config: { ratelimit: { enabled: false } } },
  upload: {
    config: {
      ...(settings.s3 === null ? {} : inStore(settings.s3)),
      sizeLimit: MAX_UPLOAD_BYTES,
      // Strapi's own check believes names; ours reads the bytes (src/uploads/take-known-kinds.ts).
      security: { deniedTypes: [] },
    },
  },
})
