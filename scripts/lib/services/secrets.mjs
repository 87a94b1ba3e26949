import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from '../files/read-if-there.mjs'
import { writeAtomically } from '../files/write-atomically.mjs'

const random = () => randomBytes(32).toString('base64')

/** How each missing secret is made. APP_KEYS is a list: the first key signs, the others only verify. */
const MAKERS = {
  APP_KEYS: () => [random(), random(), random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  ENCRYPTION_KEY: random,
  REVALIDATE_SECRET: random,
  FORM_SECRET: random,
}

/** @typedef {Record<keyof typeof MAKERS, string>} Secrets */

export const SECRET_NAMES = /** @type {(keyof typeof MAKERS)[]} */ (Object.keys(MAKERS))

/**
 * The secrets of this installation: from the environment, else from the stored file, else new ones, which are then
 * stored. Secrets from the environment are never written to disk.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets}
 */
export function readSecrets(dataDir, env) {
  const file = join(dataDir, 'secrets.json')
  const text = readIfThere(file)
  const kept = parseLeniently(text)
  const complete = /** @type {Secrets} */ ({})
  for (const name of SECRET_NAMES) complete[name] = kept[name] ?? MAKERS[name]()

  const wanted = `${JSON.stringify(complete, null, 2)}\n`
  if (text !== wanted) {
    mkdirSync(dataDir, { recursive: true })
    writeAtomically(file, wanted, 0o600)
  } else if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    chmodSync(file, 0o600)
  }
  for (const name of SECRET_NAMES) complete[name] = env[name]?.trim() || complete[name]
  return complete
}

/**
 * Reads the pairs that a possibly incomplete file still has. New token salts would invalidate all tokens, so everything
 * readable is kept.
 * @param {string | null} text
 * @returns {Partial<Secrets>}
 */
function parseLeniently(text) {
  /** @type {Partial<Secrets>} */
  const found = {}
  for (const [, name, value] of (text ?? '').matchAll(/"([A-Z_]+)"\s*:\s*"([A-Za-z0-9+/=,_-]+)"/g)) {
    const known = SECRET_NAMES.find((candidate) => candidate === name)
    if (known && value) found[known] = value
  }
  return found
}
