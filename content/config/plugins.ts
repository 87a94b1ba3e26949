import { MAX_UPLOAD_BYTES } from './environment/limits'

export default () => ({
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      security: {
        allowedTypes: ['image/*', 'video/mp4', 'video/webm', 'text/vtt', 'application/pdf'],
      },
    },
  },
})
