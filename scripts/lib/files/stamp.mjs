import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isCode } from './errno.mjs'
import { readBytesIfThere, readIfThere } from './read-if-there.mjs'

/**
 * Hashes the state of some files. It reads contents and not times, because a checkout changes times. Unit tests are
 * left out, because no output depends on them.
 * @param {string} base the folder that the inputs are relative to
 * @param {readonly string[]} inputs files and folders; a missing one changes the hash too
 * @param {readonly string[]} [extra] other values that the output depends on, such as the Node version
 * @returns {string} a hash
 */
export function hashInputs(base, inputs, extra = []) {
  const hash = createHash('sha256')
  for (const text of extra) hash.update(`extra ${text}\n`)
  for (const input of inputs) {
    for (const file of filesOf(join(base, input))) {
      const contents = readBytesIfThere(file)
      hash.update(`${relative(base, file).split(sep).join('/')} ${contents === null ? 'missing' : contents.length}\n`)
      if (contents !== null) hash.update(contents)
    }
  }
  return hash.digest('hex')
}

/**
 * Whether an output was made from the present inputs.
 * @param {string} stampFile
 * @param {string} hash
 * @returns {boolean}
 */
export function isFresh(stampFile, hash) {
  return readIfThere(stampFile)?.trim() === hash
}

/**
 * Marks an output as complete. Call it after the work, so that interrupted work is repeated.
 * @param {string} stampFile
 * @param {string} hash
 */
export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${hash}\n`)
}

/**
 * Marks an output as incomplete. Call it before the work.
 * @param {string} stampFile
 */
export function dropStamp(stampFile) {
  rmSync(stampFile, { force: true })
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files below the folder, in a fixed order
 */
function filesOf(path) {
  /** @type {import('node:fs').Dirent[]} */
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return [path]
    throw error
  }
  return entries
    .filter((entry) => entry.name !== 'node_modules' && !/\.test\.[cm]?[jt]sx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}
