import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from './lock.mjs'

/** Milliseconds between two checks whether the other program has finished. */
const LOOK = 500

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
  return progress.during(`waiting for process ${first.heldBy.pid}, which is ${purpose}`, async () => {
    for (;;) {
      await wait(LOOK, undefined, { signal }).catch(() => signal.throwIfAborted())
      const lock = takeLock(file, purpose)
      if ('release' in lock) return lock
    }
  })
}
