import { join } from 'node:path'
import { readIfThere } from '../files/read-if-there.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] may be left out, on a system that it is not for
 * @property {string | string[]} [os] the systems that it is for; all when not given
 * @property {string | string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

/**
 * Says whether an install that somebody made by hand (npm ci, npm install) is what the lockfile asks for, so that it
 * need not be made again. npm writes the record of what it installed at the very end, so that a broken-off install has
 * none.
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
 * Says whether a package is a binary for this system. A node_modules folder that was copied from another one lacks those.
 * @param {LockedPackage} entry
 * @returns {boolean}
 */
export function isForThisMachine({ os, cpu, libc }) {
  // Only binaries say what they are for; whatever else is optional may be missing for reasons of its own.
  if (!os || !cpu) return false
  // npm keeps what a manifest says of them, one or several; 'arm64' must not do for 'arm'.
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
