import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Interrupted } from '../lib/messages/failure.mjs'
import { contentService, siteService } from '../lib/services/services.mjs'

/** @typedef {import('../lib/processes/service.mjs').Service} Service */

/**
 * @typedef {object} Halves
 * @property {Service} site is running
 * @property {Service | null} content null when we do not run the backend
 * @property {unknown} contentFailure why our backend does not run; null when it runs or is not ours
 */

/**
 * Starts the content backend and the site. The site is served even when the backend does not start: it has the last
 * good copies, and answers 503 for content that it never read.
 * @param {import('../lib/services/environments.mjs').Wiring} wiring
 * @param {{ signal: AbortSignal, progress: import('../lib/messages/progress.mjs').Progress }} tools
 * @returns {Promise<Halves>} rejects when the site does not start
 */
export async function startHalves(wiring, tools) {
  const { settings } = wiring
  const site = siteService(wiring)
  const content = settings.contentUrl === null ? contentService(wiring) : null
  const contentSettled = content === null ? Promise.resolve(null) : startContent(content, tools)
  // The first start of the backend writes the site's tokens; only then the site has to wait for it.
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
 * @returns {Promise<unknown>} the failure, or null; rejects only when the work should end
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
 * @returns {string} progress of the seeding, or '' when the line is about something else
 */
function seedingStep(line) {
  return /seeding \d+ of \d+: .*/.exec(line)?.[0] ?? ''
}
