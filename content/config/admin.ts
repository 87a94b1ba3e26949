import { settings } from './environment'

export default () => ({
  auth: { secret: settings.adminJwtSecret },
  apiToken: { salt: settings.apiTokenSalt },
  transfer: { token: { salt: settings.transferTokenSalt } },
  secrets: { encryptionKey: settings.encryptionKey },
  autoOpen: false,
  ai: { enabled: false },
  preview: { enabled: false },
  // No questionnaires and no advertisements in front of editors.
  flags: { nps: false, promoteEE: false },
})
