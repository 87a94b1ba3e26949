import { join } from 'node:path'
import { contentEnvironment, contentUrlOf, siteEnvironment, siteUrlOf } from './environments.mjs'
import { CONTENT, WEB } from './paths.mjs'
import { Service } from './service.mjs'

/** @typedef {import('./environments.mjs').Wiring} Wiring */

/**
 * @param {Wiring} wiring
 * @returns {Service} the content backend, not yet started
 */
export function contentService(wiring) {
  const { settings } = wiring
  return new Service({
    name: 'the content backend',
    script: join(CONTENT, 'server.mjs'),
    cwd: CONTENT,
    env: { ...contentEnvironment(wiring), NODE_ENV: 'production' },
    readyUrl: `${contentUrlOf(settings)}/_health`,
    log: join(settings.logs, 'content.log'),
  })
}

/**
 * @param {Wiring} wiring
 * @returns {Service} the site, not yet started
 */
export function siteService(wiring) {
  const { settings } = wiring
  return new Service({
    name: 'the site',
    script: join(WEB, 'server.mjs'),
    cwd: WEB,
    env: { ...siteEnvironment(wiring), NODE_ENV: 'production' },
    readyUrl: `${siteUrlOf(settings)}/api/health`,
    log: join(settings.logs, 'site.log'),
  })
}
