import { join, resolve } from 'node:path'
import { ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host the address that the site listens on
 * @property {number} port the site's port
 * @property {number} contentPort the content backend's port
 * @property {string} dataDir folder of all state, an absolute path
 * @property {string} logs the folder for logs, inside dataDir
 * @property {string | null} contentUrl a content backend that we do not run; null when we run our own
 * @property {boolean} ownDatabase true when the embedded database is used
 */

/**
 * Reads ports, addresses and folders from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ dataDir?: string }} [defaults] dataDir: relative to the repository, '.data' when not given
 * @returns {Settings}
 */
export function readSettings(env, defaults = {}) {
  const port = readPort(env, 'PORT', 3000)
  const contentPort = readPort(env, 'CONTENT_PORT', 1337)
  const contentUrl = env.CONTENT_URL?.trim() || null
  if (contentUrl === null && port === contentPort) {
    throw new Failure('The site and the content backend cannot share a port.', {
      cause: `PORT and CONTENT_PORT are both ${port}`,
      mend: 'set one of them to another number',
    })
  }
  if (contentUrl !== null && !/^https?:\/\/[^/]/.test(contentUrl)) {
    throw new Failure('The address of the content backend is not usable.', {
      cause: `CONTENT_URL is '${contentUrl}', not an http or https address`,
      mend: 'set it to an address such as https://content.example.com, or unset it to run our own backend',
    })
  }
  const dataDir = resolve(ROOT, env.DATA_DIR?.trim() || defaults.dataDir || '.data')
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port,
    contentPort,
    dataDir,
    logs: join(dataDir, 'logs'),
    contentUrl,
    ownDatabase: !env.DATABASE_URL?.trim(),
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 * @returns {number}
 */
function readPort(env, name, fallback) {
  const text = env[name]?.trim()
  if (!text) return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Failure(`${name} is not a port.`, {
    cause: `it is '${text}'`,
    mend: `set ${name} to a number from 1 to 65535, or unset it for ${fallback}`,
  })
}
