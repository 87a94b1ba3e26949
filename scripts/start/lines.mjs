import { join } from 'node:path'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { shownSiteUrl } from '../lib/services/environments.mjs'

/**
 * The last line of a start: the addresses of site and admin. Other programs wait for a line that begins with `Ready`.
 * @param {import('../lib/services/settings.mjs').Settings} settings
 * @param {{ contentRuns: boolean }} state
 * @returns {string}
 */
export function readyLine(settings, { contentRuns }) {
  const site = `Ready  site ${shownSiteUrl(settings)}`
  if (settings.contentUrl !== null) {
    const admin = `${settings.contentUrl.replace(/\/+$/, '')}/admin`
    return `${site}  content ${admin}  first admin sign-in: with whoever runs that backend`
  }
  const admin = `http://localhost:${settings.contentPort}/admin`
  if (!contentRuns) return `${site}  content ${admin} (not running, see above)  first admin sign-in: once it runs`
  return `${site}  content ${admin}  first admin sign-in: ${signIn(join(settings.dataDir, 'admin.json'))}`
}

/**
 * @param {string} file written by the backend: { signIn, registration }; registration is null as soon as there is an
 * admin
 * @returns {string}
 */
function signIn(file) {
  try {
    const { signIn, registration } = JSON.parse(readIfThere(file) ?? '{}')
    if (typeof registration === 'string') return registration
    if (typeof signIn === 'string') return signIn
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return `see ${file}`
}

/**
 * Warnings that an operator should see before anything is served.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} one line each
 */
export function warningsOf(env) {
  if (env.SERVER_TLS_VERIFY !== 'off') return []
  return [
    'WARNING  SERVER_TLS_VERIFY=off: the certificates of the servers that the site calls are not verified, so anyone in',
    '         between can read and change what they say. Unset it outside a trial.',
  ]
}
