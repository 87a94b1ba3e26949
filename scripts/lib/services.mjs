import { join } from 'node:path'
import { contentEnvironment, contentUrlOf, siteEnvironment, siteUrlOf } from './environments.mjs'
import { CONTENT, WEB } from './paths.mjs'
import { Service } from './service.mjs'

/** @typedef {import('./environments.mjs').Wiring} Wiring */

/**
 * What Node is told for the site. Pages and searches make much that is thrown away at once; in Node's own 16 MB it is
 * collected so often that a fifth of a search is spent on that (bench/README.md).
 */
export const SITE_FLAGS = ['--max-semi-space-size=32']

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
    flags: SITE_FLAGS,
    script: join(WEB, 'server.mjs'),
    cwd: WEB,
    env: { ...siteEnvironment(wiring), NODE_ENV: 'production' },
    readyUrl: `${siteUrlOf(settings)}/api/health`,
    log: join(settings.logs, 'site.log'),
  })
}
