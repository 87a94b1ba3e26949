import { join } from 'node:path'
import { CONTENT, WEB } from '../files/paths.mjs'
import { Service } from '../processes/service.mjs'
import { contentEnvironment, contentUrlOf, siteEnvironment, siteUrlOf } from './environments.mjs'

/** @typedef {import('./environments.mjs').Wiring} Wiring */

/**
 * V8 options for the site. By default V8 sizes its young generation by the machine's memory: 134 MB with 24 GiB. With
 * 34 MB a search takes no longer, with 17 MB a tenth longer. V8 may also decide that the objects of a kind of search
 * live long, and allocate them in the old generation (pretenuring). There they keep all young objects alive that they
 * refer to: each minor collection takes 7 ms and not 2, and 7 MB stay until the next major collection. That one runs
 * when the heap has grown by 20 %; by default V8 lets 80 MB in use grow to 270 MB.
 */
export const SITE_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', '--heap-growing-percent=20']

/**
 * Options of glibc's allocator for the site. Resizing pictures allocates and frees megabytes in many threads. By
 * default glibc keeps an arena for each thread and returns nothing to the system: 330 MB after 300 pictures, and 60 MB
 * with these options.
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
