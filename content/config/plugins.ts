import { clientOptions } from '../src/object-store/client'
import { settings } from './environment'
import { MAX_UPLOAD_BYTES } from './environment/limits'
import type { S3Settings } from './environment/settings'

/**
 * Strapi's own provider, with keys below `uploads/`. A file's address is `/uploads/…` as on the disk, and is answered by
 * `global::stored-uploads`: no row of the database knows the store. Without an ACL the bucket's own rule holds, private.
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
  upload: {
    config: {
      ...(settings.s3 === null ? {} : inStore(settings.s3)),
      sizeLimit: MAX_UPLOAD_BYTES,
      security: {
        allowedTypes: ['image/*', 'video/mp4', 'video/webm', 'text/vtt', 'application/pdf'],
      },
    },
  },
})
