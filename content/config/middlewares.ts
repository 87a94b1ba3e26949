import { errors } from '@strapi/utils'
import { MAX_UPLOAD_BYTES } from './environment/limits'

/** The parser's own message may quote what was sent, and it would be logged and answered. */
function refuseUnreadable(error: Error): never {
  if (error instanceof SyntaxError) throw new errors.ValidationError('The body is not valid JSON')
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
  {
    name: 'strapi::body',
    config: { formidable: { maxFileSize: MAX_UPLOAD_BYTES }, jsonLimit: '1mb', onError: refuseUnreadable },
  },
  'strapi::favicon',
  'strapi::public',
  'global::wp-json',
]
