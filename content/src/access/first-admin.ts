import { join } from 'node:path'
import { isLoopback, isPublicAddress } from '@ashlar/contract/node/operator-access'
import { writePrivateJson } from '@ashlar/contract/node/write-atomically'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { publicOrigin } from '../public-origin'
import { userService } from '../strapi-port/accounts'

/**
 * Other machines reach the admin, and it has no account. The first person to open it could create the account and own
 * the site. The message completes the sentence "the admin …".
 */
export class NoFirstAdmin extends Error {
  override readonly name = 'NoFirstAdmin'
}

/**
 * Creates the first administrator when the environment names one and there is none. For the start script it writes down
 * where editors sign in: `DATA_DIR/admin.json`, `{ signIn, registration }`. `registration` is the page on which the
 * first account can be created, and `null` as soon as there is one.
 *
 * @throws {NoFirstAdmin}
 */
export async function welcomeFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const users = userService(strapi)
  let exists = await users.exists()
  if (!exists && settings.firstAdmin) {
    await users.createFirstAdmin(settings.firstAdmin)
    exists = true
  }
  const { publicUrl, siteUrl, host } = settings
  if (!exists && isPublicAddress(publicUrl)) throw new NoFirstAdmin(`has the public address ${publicUrl} (PUBLIC_URL)`)
  // A proxy in front of a public site may forward to the admin too. One that rewrites the host name and adds no header
  // makes every stranger look like a request from this machine.
  if (!exists && isPublicAddress(siteUrl))
    throw new NoFirstAdmin(`is that of a site with the public address ${siteUrl} (SITE_URL)`)
  if (!exists && !isLoopback(host)) throw new NoFirstAdmin(`listens for other machines at ${host} (HOST)`)
  const signIn = `${publicOrigin()}/admin`
  await writePrivateJson(join(settings.dataDir, 'admin.json'), {
    signIn,
    registration: exists ? null : `${signIn}/auth/register-admin`,
  })
}
