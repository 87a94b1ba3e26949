import type { Core, UID } from '@strapi/strapi'
import { addressBesideForm } from '../src/preview/addresses'
import { settings } from './environment'

export default () => ({
  auth: { secret: settings.adminJwtSecret },
  apiToken: { salt: settings.apiTokenSalt },
  transfer: { token: { salt: settings.transferTokenSalt } },
  secrets: { encryptionKey: settings.encryptionKey },
  autoOpen: false,
  ai: { enabled: false },
  preview: {
    enabled: true,
    config: {
      // Pages of the admin may show the site in a frame, and no other origin.
      allowedOrigins: ["'self'", settings.siteUrl],
      handler: (uid: UID.ContentType, { documentId, status }: { documentId: string; status?: string }) =>
        addressBesideForm(strapi as unknown as Core.Strapi, { uid, documentId }, status),
    },
  },
  // Editors see no questionnaires and no advertisements.
  flags: { nps: false, promoteEE: false },
})
