import { join } from 'node:path'
import { refuseUnreadable } from '../src/refuse-unreadable'
import { settings } from './environment'

export default [
  'global::request-id',
  'global::metrics',
  'global::visitor-address',
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
    // Files are read by the routes that take them (`global::take-files`), after they know who sends them.
    config: { multipart: false, jsonLimit: '1mb', onError: refuseUnreadable },
  },
  'global::sign-in-limit',
  { name: 'strapi::favicon', config: { path: join(settings.brandDir, 'icons', 'admin.png') } },
  'global::stored-uploads',
  'strapi::public',
  'global::wp-json',
  'global::preview',
]
