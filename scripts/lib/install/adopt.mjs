import { join } from 'node:path'
import { readIfThere } from '../files/read-if-there.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] may be missing on a system that it is not for
 * @property {string | string[]} [os] systems that it supports; all when missing
 * @property {string | string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

/**
 * Whether an install that a user made (npm ci, npm install) matches the lockfile and can be used. npm writes its record
 * of installed packages last, so an interrupted install has none.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalledByHand(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'))
  if (wanted === null || installed === null) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return entry.optional === true && !isForThisMachine(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Whether a package is a binary for this system. A node_modules folder copied from another system does not have it.
 * @param {LockedPackage} entry
 * @returns {boolean}
 */
export function isForThisMachine({ os, cpu, libc }) {
  // Only binaries name their system; other optional packages may be missing for other reasons.
  if (!os || !cpu) return false
  // npm stores a text or a list, as in the manifest. A text must be compared as a whole: 'arm64' contains 'arm'.
  return (
    [os].flat().includes(process.platform) &&
    [cpu].flat().includes(process.arch) &&
    (!libc || libc.includes(systemLibc()))
  )
}

function systemLibc() {
  return readIfThere('/etc/alpine-release') === null ? 'glibc' : 'musl'
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function packagesOf(file) {
  try {
    /** @type {Lockfile} */
    const lockfile = JSON.parse(readIfThere(file) ?? '{}')
    return lockfile.packages ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
