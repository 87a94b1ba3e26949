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
      // The admin's pages may hold the site's in a frame, and nobody else's.
      allowedOrigins: ["'self'", settings.siteUrl],
      handler: (uid: UID.ContentType, { documentId, status }: { documentId: string; status?: string }) =>
        addressBesideForm(strapi as unknown as Core.Strapi, { uid, documentId }, status),
    },
  },
  // No questionnaires and no advertisements in front of editors.
  flags: { nps: false, promoteEE: false },
})
