import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Interrupted } from '../lib/messages/failure.mjs'
import { contentService, siteService } from '../lib/services/services.mjs'

/** @typedef {import('../lib/processes/service.mjs').Service} Service */

/**
 * @typedef {object} Halves
 * @property {Service} site running
 * @property {Service | null} content null when somebody else runs the backend
 * @property {unknown} contentFailure why our backend does not run; null when it does, or is not ours
 */

/**
 * Starts the content backend and the site. A backend that does not start is no reason not to serve the site: it has the
 * last good copies, and answers honestly for what it never read.
 * @param {import('../lib/services/environments.mjs').Wiring} wiring
 * @param {{ signal: AbortSignal, progress: import('../lib/messages/progress.mjs').Progress }} tools
 * @returns {Promise<Halves>} rejects when the site does not start
 */
export async function startHalves(wiring, tools) {
  const { settings } = wiring
  const site = siteService(wiring)
  const content = settings.contentUrl === null ? contentService(wiring) : null
  const contentSettled = content === null ? Promise.resolve(null) : startContent(content, tools)
  // The site's tokens are written by the backend's first start, so only then has the site to wait for it.
  if (!existsSync(join(settings.dataDir, 'tokens.json'))) await contentSettled
  const [, contentFailure] = await Promise.all([
    tools.progress.during('starting the site', () => site.start({ signal: tools.signal })),
    contentSettled,
  ])
  return { site, content, contentFailure }
}

/**
 * @param {Service} content
 * @param {{ signal: AbortSignal, progress: import('../lib/messages/progress.mjs').Progress }} tools
 * @returns {Promise<unknown>} the failure, or null; rejects only when the work is to end
 */
async function startContent(content, { signal, progress }) {
  try {
    await progress.during('starting the content backend', (detail) =>
      content.start({ signal, onLine: (line) => detail(seedingStep(line)) }),
    )
    return null
  } catch (error) {
    if (error instanceof Interrupted) throw error
    return error
  }
}

/**
 * @param {string} line of the backend's output
 * @returns {string} how far the seeding is, or '' when the line does not tell
 */
function seedingStep(line) {
  return /seeding \d+ of \d+: .*/.exec(line)?.[0] ?? ''
}
