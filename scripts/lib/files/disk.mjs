import { accessSync, constants, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Failure, messageOf } from '../messages/failure.mjs'

const MEGABYTE = 1024 * 1024

/** A first install with its builds takes 1.5 GB; the rest is for npm's cache. */
const FIRST_INSTALL_MB = 2048

/** With less space, databases and page caches begin to fail. */
const RUNNING_MB = 200

/**
 * Makes sure that a folder exists and is writable.
 * @param {string} folder
 * @param {string} name name of the folder for the message, such as 'the state folder (DATA_DIR)'
 */
export function requireWritable(folder, name) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(`Nothing can be written to ${name}.`, {
      cause: `${folder}: ${messageOf(error)}`,
      mend: 'give the folder to the user who runs this (chown -R), or set DATA_DIR to a folder that is writable',
    })
  }
}

/**
 * Makes sure that the disk has enough free space.
 * @param {string} folder
 * @param {boolean} firstInstall
 * @param {(folder: string) => Promise<number>} [freeMegabytes] for tests
 * @returns {Promise<string | null>} a warning for the user, or null
 */
export async function requireSpace(folder, firstInstall, freeMegabytes = freeMegabytesOf) {
  const free = Math.floor(await freeMegabytes(folder))
  if (firstInstall && free < FIRST_INSTALL_MB) {
    throw new Failure('The disk is too full for a first install.', {
      cause: `${free} MB are free in ${folder}, and it needs about ${FIRST_INSTALL_MB} MB`,
      mend: 'free some space, or put the repository on a larger disk',
    })
  }
  if (free < RUNNING_MB)
    return `the disk is nearly full: ${free} MB are free in ${folder}. Databases fail on a full disk.`
  return null
}

/** @param {string} folder */
async function freeMegabytesOf(folder) {
  const { bavail, bsize } = await statfs(folder)
  return (bavail * bsize) / MEGABYTE
}
