import { join } from 'node:path'
import { CONTENT, WEB } from '../files/paths.mjs'
import { Service } from '../processes/service.mjs'
import { contentEnvironment, contentUrlOf, siteEnvironment, siteUrlOf } from './environments.mjs'

/** @typedef {import('./environments.mjs').Wiring} Wiring */

/**
 * What Node is told for the site. Left to itself it has as much room for what is young as the machine's memory suggests,
 * 134 MB on one of 24 GiB; with 34 MB a search takes no longer, with 17 MB a tenth longer. V8 may come to believe that
 * what a kind of search makes lives long, and make it among the old at once: there it keeps everything young that it
 * points to, each collection takes 7 ms instead of 2, and 7 MB stay behind until all memory is looked through. That is
 * done when memory has grown by 40 %: by itself V8 lets 80 MB in use become 270.
 */
export const SITE_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', '--heap-growing-percent=40']

/**
 * What glibc's allocator is told for the site. Resizing pictures takes and gives back megabytes in many threads; left to
 * itself it keeps an arena for each and gives nothing back: 330 MB after 300 pictures instead of 60.
 */
const SITE_ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

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
    script: join(WEB, 'dist', 'server', 'entry.mjs'),
    cwd: WEB,
    env: { ...SITE_ALLOCATOR, ...siteEnvironment(wiring), NODE_ENV: 'production' },
    readyUrl: `${siteUrlOf(settings)}/api/health/live`,
    log: join(settings.logs, 'site.log'),
  })
}
