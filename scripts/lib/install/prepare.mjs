import { join } from 'node:path'
import { requireSpace } from '../files/disk.mjs'
import { lockHolder, waitForTurn } from '../files/lock.mjs'
import { ROOT } from '../files/paths.mjs'
import { CONTENT_BUILD, CONTRACT_BUILD, ensureBuilt, isBuilt, SITE_BUILD } from './build.mjs'
import { CONTENT_INSTALL, ensureInstalled, isInstalled, needsDownload, SITE_INSTALL } from './install.mjs'

/** @typedef {import('./install.mjs').Work} Work */

/**
 * Installs what is missing and builds what is out of date. Independent steps run in parallel: the content backend's
 * install and the site's install and build.
 * @param {Work} work
 * @param {{ content: boolean }} parts content: false when the backend runs elsewhere
 * @returns {Promise<void>}
 */
export async function prepare(work, { content }) {
  await prepareFor(work, content, (group) => {
    const contract = ensureInstalled(SITE_INSTALL, group).then(() => ensureBuilt(CONTRACT_BUILD, group))
    const site = contract.then(() => ensureBuilt(SITE_BUILD, group))
    if (!content) return [site]
    const backend = ensureInstalled(CONTENT_INSTALL, group)
    return [site, Promise.all([contract, backend]).then(() => ensureBuilt(CONTENT_BUILD, group))]
  })
}

/**
 * Installs what is missing, and builds only the contract.
 * @param {Work} work
 * @returns {Promise<void>}
 */
export async function prepareTools(work) {
  await prepareFor(work, true, (group) => [
    ensureInstalled(SITE_INSTALL, group).then(() => ensureBuilt(CONTRACT_BUILD, group)),
    ensureInstalled(CONTENT_INSTALL, group),
  ])
}

/**
 * @param {Work} work
 * @param {boolean} content
 * @param {(group: Work) => Promise<void>[]} begin
 */
async function prepareFor(work, content, begin) {
  if (isReady(work, content)) return
  const lock = await waitForTurn(join(ROOT, '.data', 'prepare.lock'), 'installing or building', work)
  const running = lockHolder(join(ROOT, '.data', 'start.lock'))
  if (running !== null && running.pid !== process.pid) {
    work.progress.say(
      `warning: ${running.purpose} (pid ${running.pid}) runs on what is now replaced: restart it afterwards`,
    )
  }
  try {
    const firstInstall = needsDownload(SITE_INSTALL, work) || (content && needsDownload(CONTENT_INSTALL, work))
    const warning = await requireSpace(ROOT, firstInstall)
    if (warning) work.progress.say(`warning: ${warning}`)
    await allOrNothing(work, begin)
  } finally {
    lock.release()
  }
}

/**
 * @param {Work} work
 * @param {boolean} content
 */
function isReady(work, content) {
  const { env } = work
  const site = isInstalled(SITE_INSTALL, work) && isBuilt(CONTRACT_BUILD, env) && isBuilt(SITE_BUILD, env)
  return site && (!content || (isInstalled(CONTENT_INSTALL, work) && isBuilt(CONTENT_BUILD, env)))
}

/**
 * When one step fails, the others are ended, and only the first failure is reported.
 * @param {Work} work
 * @param {(group: Work) => Promise<void>[]} begin
 */
async function allOrNothing(work, begin) {
  const failed = new AbortController()
  const pieces = begin({ ...work, signal: AbortSignal.any([work.signal, failed.signal]) })
  for (const piece of pieces) piece.catch((error) => failed.abort(error))
  await Promise.allSettled(pieces)
  failed.signal.throwIfAborted()
}
