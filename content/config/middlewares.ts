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
        // The admin talks to this server alone: no marketplace, no measurements, no pictures of other hosts. The values
        // are strings, because Strapi would add its defaults to a list.
        directives: {
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
        },
      },
    },
  },
  // Browsers never call this server from another origin: the site calls it from its own server, and the admin has the
  // same origin.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::session',
  'strapi::query',
  'global::refuse-filters',
  'global::first-admin',
  'global::visitor-bodies',
  {
    name: 'strapi::body',
    // The body parser reads no files. The routes that take files read them (`global::take-files`), after
    // authentication.
    config: { multipart: false, jsonLimit: '1mb', onError: refuseUnreadable },
  },
  'global::sign-in',
  { name: 'strapi::favicon', config: { path: join(settings.brandDir, 'icons', 'admin.png') } },
  'global::guard-uploads',
  'global::stored-uploads',
  'global::ranges-of-uploads',
  'strapi::public',
  'global::wp-json',
  'global::preview',
]
