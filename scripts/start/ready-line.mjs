import { join } from 'node:path'
import { shownSiteUrl } from '../lib/environments.mjs'
import { readIfThere } from '../lib/read-if-there.mjs'

/**
 * The last line of a start: where everything is. Other programs wait for a line that begins with `Ready`.
 * @param {import('../lib/settings.mjs').Settings} settings
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
 * @param {string} file what the backend writes: { signIn, registration }, the latter until the first admin is there
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
