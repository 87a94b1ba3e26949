import { resolve } from 'node:path'
import { BRAND, ROOT } from '../files/paths.mjs'

/**
 * @typedef {object} Wiring
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {NodeJS.ProcessEnv} env as the operator set it; passed on completely
 */

/** Site and backend send no telemetry, least of all from a machine without a network. */
export const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', STRAPI_TELEMETRY_DISABLED: 'true' }

/**
 * The address at which the backend on this machine reaches the site.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {string}
 */
export function siteUrlOf({ host, port }) {
  return `http://${isEveryAddress(host) ? '127.0.0.1' : urlHost(host)}:${port}`
}

/**
 * The address of the site for a user of this machine.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {string}
 */
export function shownSiteUrl({ host, port }) {
  return `http://${isEveryAddress(host) || host === '127.0.0.1' || host === '::1' ? 'localhost' : urlHost(host)}:${port}`
}

/**
 * The address of the content backend, whether we run it or not.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {string}
 */
export function contentUrlOf({ contentUrl, contentPort }) {
  return contentUrl ?? `http://127.0.0.1:${contentPort}`
}

/**
 * The environment of the content backend, for building and for running.
 * @param {Wiring} wiring
 * @returns {NodeJS.ProcessEnv}
 */
export function contentEnvironment({ settings, secrets, env }) {
  // This secret signs tokens that only the site issues.
  const { FORM_SECRET: _, ...own } = secrets
  return {
    ...QUIET,
    SITE_URLS: siteUrlOf(settings),
    BRAND_DIR: BRAND,
    ...env,
    ...own,
    HOST: '127.0.0.1',
    PORT: String(settings.contentPort),
    DATA_DIR: settings.dataDir,
  }
}

/**
 * The environment of the site.
 * @param {Wiring} wiring
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment({ settings, secrets, env }) {
  return {
    ...QUIET,
    ...env,
    REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
    FORM_SECRET: secrets.FORM_SECRET,
    CONTENT_URL: contentUrlOf(settings),
    PORT: String(settings.port),
    HOST: settings.host,
    SITE_URL: env.SITE_URL || shownSiteUrl(settings),
    DATA_DIR: settings.dataDir,
    ...(env.CONTENT_MAP ? { CONTENT_MAP: resolve(ROOT, env.CONTENT_MAP) } : {}),
  }
}

/** @param {string} host */
function isEveryAddress(host) {
  return host === '0.0.0.0' || host === '::'
}

/** @param {string} host */
function urlHost(host) {
  return host.includes(':') ? `[${host}]` : host
}
