import { MAX_UPLOAD_BYTES } from './environment/limits'

export default () => ({
  // Both only work with a paid licence; without them the server starts faster and the admin shows less.
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  // Content types are code. Where they cannot be changed, editors need not see how they are made.
  'content-type-builder': { enabled: process.env.NODE_ENV !== 'production' },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      security: {
        allowedTypes: ['image/*', 'video/mp4', 'video/webm', 'text/vtt', 'application/pdf'],
      },
    },
  },
})
