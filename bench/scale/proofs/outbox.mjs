import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Load } from '../load.mjs'
import { jobsOf } from '../stored.mjs'

/** Enough that both backends are sending several mails at any moment. */
const ENQUIRIES = 40
/** The outbox is polled every two seconds. */
const PATIENCE_MS = 30_000

/**
 * Many enquiries arrive at once. Whichever backend sends a mail, exactly one worker must take it and send it once.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveOutbox({ edgeUrl, databaseUrl, mailFolders }) {
  const before = mailFolders.map(filesIn)
  const load = new Load(edgeUrl, [], { pagesPerSecond: 0, leadsPerSecond: ENQUIRIES })
  while (load.acknowledged < ENQUIRIES) await wait(20)
  const { acknowledged } = await load.stop()
  const end = Date.now() + PATIENCE_MS
  let jobs = await jobsOf(databaseUrl, acknowledged)
  while (jobs.some(({ state }) => state !== 'sent') && Date.now() < end) {
    await wait(100)
    jobs = await jobsOf(databaseUrl, acknowledged)
  }
  const unsent = jobs.filter(({ state }) => state !== 'sent').length
  const resent = jobs.filter(({ attempts }) => attempts !== 1).length
  const mails = jobs.filter(({ isMail }) => isMail).length
  const written = mailFolders.map((folder, index) => filesIn(folder).filter((name) => !before[index]?.includes(name)))
  // A mail that two workers sent is in both folders, under the same name.
  const files = written.flat()
  const twice = files.length - new Set(files).size
  const shares = written.map(({ length }) => length)
  return [
    {
      name: `outbox: ${acknowledged.length} enquiries at once`,
      measured: `${jobs.length} jobs, ${unsent} not sent, ${resent} taken twice; ${mails} mails, by the backends ${shares.join(' and ')}, ${twice} twice`,
      promise: 'each job once, by either backend',
      ok:
        jobs.length >= acknowledged.length &&
        unsent + resent + twice === 0 &&
        files.length === mails &&
        shares.every((share) => share > 0),
    },
  ]
}

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
}
