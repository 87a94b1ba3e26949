import type { Core } from '@strapi/strapi'
import { settings } from '../config/environment'
import { welcomeFirstAdmin } from './access/first-admin'
import { handOutTokens, revokeDefaultTokens } from './access/tokens'
import { makeDeskRole } from './desk/permissions'
import { keepFormerAddresses } from './former-addresses'
import { seedMailTexts } from './mail/texts'
import { keepUploadsAsTheyAre } from './media-settings'
import { startOutbox } from './outbox'
import { indexParts } from './parts-indexes'
import { startSchedules } from './retention'
import { startNotifying } from './revalidation'
import { seed } from './seeding/seed'

/** What happens at each start, after the database has its tables and before the server listens. */
export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  await indexParts(strapi)
  await keepUploadsAsTheyAre(strapi)
  await revokeDefaultTokens(strapi)
  await handOutTokens(strapi)
  await welcomeFirstAdmin(strapi)
  await makeDeskRole(strapi)
  await seedMailTexts(strapi)
  if (settings.seed === 'demo') await seed(strapi)
  // Last, so that seeding moves nothing and tells no site of anything.
  await keepFormerAddresses(strapi)
  await startNotifying(strapi)
  await startOutbox(strapi)
  startSchedules(strapi)
}
