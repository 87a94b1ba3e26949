import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../messages/failure.mjs'
import { isCode, isMissing } from './errno.mjs'
import { readIfThere } from './read-if-there.mjs'

/** Milliseconds between two checks whether the other program has finished. */
const POLL_MS = 500

/**
 * @typedef {object} Holder the process that holds a lock
 * @property {number} pid
 * @property {string | null} born start time of that process, so that another process with the same pid is not mistaken
 * for it
 * @property {string} purpose such as 'npm start, http://localhost:3000'
 */

/**
 * Takes a lock file. A lock whose holder has ended is replaced.
 * @param {string} file
 * @param {string} purpose shown to a user who finds the lock taken
 * @returns {{ release: () => void } | { heldBy: Holder }}
 */
export function takeLock(file, purpose) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid), purpose })
  // Written to another file and then linked, so that the lock never exists without its content.
  const aside = `${file}.${process.pid}`
  try {
    writeFileSync(aside, mine)
    for (let attempt = 0; attempt < 10; attempt++) {
      if (createByLink(aside, file)) return { release: () => releaseIfMine(file, mine) }
      const found = readIfThere(file)
      const holder = parseHolder(found)
      if (holder !== null && isAlive(holder)) return { heldBy: holder }
      if (found !== null) removeStale(file, found)
    }
  } finally {
    rmSync(aside, { force: true })
  }
  throw new Failure(`The lock for ${purpose} could not be taken.`, {
    cause: `${file} keeps coming back`,
    mend: 'see that no other program does the same, delete that file, and run it again',
  })
}

/**
 * Takes a lock, and waits while another program has it: two programs, such as a start and a test, must not write the
 * same files at once.
 * @param {string} file
 * @param {string} purpose what the lock is for, in a user's words, such as 'fetching Node'
 * @param {Pick<import('../install/install.mjs').Work, 'progress' | 'signal'>} work
 * @returns {Promise<{ release: () => void }>}
 */
export async function waitForTurn(file, purpose, { progress, signal }) {
  const first = takeLock(file, purpose)
  if ('release' in first) return first
  return progress.during(`waiting for process ${first.heldBy.pid}, which is ${first.heldBy.purpose}`, async () => {
    for (;;) {
      await wait(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted())
      const lock = takeLock(file, purpose)
      if ('release' in lock) return lock
    }
  })
}

/**
 * The process that holds a lock now.
 * @param {string} file
 * @returns {Holder | null} null when no running process holds it
 */
export function lockHolder(file) {
  const holder = parseHolder(readIfThere(file))
  return holder !== null && isAlive(holder) ? holder : null
}

/**
 * @param {string} aside
 * @param {string} file
 */
function createByLink(aside, file) {
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    // Some file systems have no hard links; 'wx' is almost as safe.
    if (!isCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error
    return createExclusively(aside, file)
  }
}

/**
 * @param {string} aside
 * @param {string} file
 */
function createExclusively(aside, file) {
  try {
    writeFileSync(file, readFileSync(aside), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Of several processes that find a stale lock, only one may remove it: the one whose rename succeeds. If the lock was
 * renewed meanwhile, that process puts it back.
 * @param {string} file
 * @param {string} stale the content of the lock that was found stale
 */
function removeStale(file, stale) {
  const caught = `${file}.stale.${process.pid}`
  try {
    renameSync(file, caught)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  if (readIfThere(caught) !== stale) createByLink(caught, file)
  rmSync(caught, { force: true })
}

/**
 * @param {string} file
 * @param {string} mine
 */
function releaseIfMine(file, mine) {
  if (readIfThere(file) === mine) rmSync(file, { force: true })
}

/** @param {Holder} holder */
function isAlive(holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!isCode(error, 'EPERM')) return false
  }
  return holder.born === null || holder.born === bornAt(holder.pid)
}

/**
 * @param {number} pid
 * @returns {string | null} null when the system has no cheap way to tell
 */
function bornAt(pid) {
  const stat = process.platform === 'linux' ? readIfThere(`/proc/${pid}/stat`) : null
  // Field 22, counted from behind the command name, which is in brackets and may contain spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/**
 * @param {string | null} text
 * @returns {Holder | null}
 */
function parseHolder(text) {
  try {
    const value = JSON.parse(text ?? 'null')
    if (!Number.isInteger(value?.pid) || value.pid <= 0) return null
    return { pid: value.pid, born: value.born ?? null, purpose: String(value.purpose ?? '') }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
