import { errors } from '@strapi/utils'
import { incomingDir } from './environment'
import { MAX_UPLOAD_BYTES } from './environment/limits'

/**
 * What a sender did wrong is no failure of ours: the parsers' errors become refusals, in our words, because theirs may
 * quote what was sent, and would be logged and answered.
 */
function refuseUnreadable(error: Error): never {
  const status = 'status' in error ? error.status : 'httpCode' in error ? error.httpCode : 400
  if (status === 413) throw new errors.PayloadTooLargeError('The body is too large')
  if (error instanceof SyntaxError) throw new errors.ValidationError('The body is not valid JSON')
  if (typeof status === 'number' && status < 500) throw new errors.ValidationError('The body cannot be read')
  throw error
}

export default [
  'strapi::logger',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // The admin talks to this server alone: no marketplace, no measurements, no strangers' pictures. Text and not
        // lists, because Strapi would fill a list up with what it leaves out.
        directives: {
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
        },
      },
    },
  },
  // Browsers never call this server across origins: the site reads it from its own server, the admin is same-origin.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::session',
  'strapi::query',
  'global::visitor-bodies',
  {
    name: 'strapi::body',
    config: {
      formidable: { maxFileSize: MAX_UPLOAD_BYTES, uploadDir: incomingDir },
      jsonLimit: '1mb',
      onError: refuseUnreadable,
    },
  },
  'strapi::favicon',
  'strapi::public',
  'global::wp-json',
]
