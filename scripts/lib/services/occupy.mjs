import { join } from 'node:path'
import { takeLock } from '../files/lock.mjs'
import { Failure } from '../messages/failure.mjs'
import { shownSiteUrl } from './environments.mjs'
import { requirePort } from './ports.mjs'

/**
 * Makes sure, before the long work, that the state folder and the ports are free: two programs in one folder would
 * write the same database.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} program such as 'npm start'
 * @returns {Promise<() => void>} releases the folder
 */
export async function occupy(settings, program) {
  const lock = takeLock(join(settings.dataDir, 'start.lock'), `${program} at ${shownSiteUrl(settings)}`)
  if ('heldBy' in lock) {
    throw new Failure('The site is running already.', {
      cause: `${lock.heldBy.purpose}, pid ${lock.heldBy.pid}, uses the state folder ${settings.dataDir}`,
      mend: 'use that one, or end it first; a second one needs its own DATA_DIR, PORT and CONTENT_PORT',
    })
  }
  try {
    await requirePorts(settings)
    return lock.release
  } catch (error) {
    lock.release()
    throw error
  }
}

/** @param {import('./settings.mjs').Settings} settings */
async function requirePorts({ host, port, contentPort, contentUrl }) {
  await requirePort({ host, port, name: 'the site', variable: 'PORT' })
  if (contentUrl !== null) return
  await requirePort({ host: '127.0.0.1', port: contentPort, name: 'the content backend', variable: 'CONTENT_PORT' })
}
