import type { Core, UID } from '@strapi/strapi'
import { addressBesideForm } from '../src/preview/addresses'
import { settings } from './environment'

export default () => ({
  auth: { secret: settings.adminJwtSecret },
  forgotPassword: {
    emailTemplate: {
      subject: `A new password for the website of ${settings.brand.name}`,
      text: `Hello,

somebody, we hope you, asked for a new password of your account at ${settings.brand.name}. Choose it here within an hour:
<%= url %>

If it was not you, do nothing: your password stays as it is.

${settings.brand.name}
`,
      html: '',
    },
  },
  // All sign-ins are counted by `global::sign-in`.
  rateLimit: { enabled: false },
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
  // In development Vite shows a changed view at once; the server starts again for its own code only.
  watchIgnoreFiles: ['**/src/**/admin/**'],
  // Editors see no questionnaires and no advertisements.
  flags: { nps: false, promoteEE: false },
})
