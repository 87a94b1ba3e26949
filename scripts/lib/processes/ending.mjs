import { once } from 'node:events'
import { Interrupted } from '../messages/failure.mjs'

/**
 * Milliseconds. npm passes a Ctrl-C on although the terminal has sent it already; within this time it is the same one.
 */
const SAME_PRESS = 1000

/** Milliseconds between two checks whether the npm that started us still runs. */
const LOOK = 1000

/**
 * Makes Ctrl-C and similar signals end the work in order: the returned signal is aborted with an `Interrupted` as its
 * reason. A second Ctrl-C ends the process at once.
 * @returns {AbortSignal}
 */
export function endOnSignals() {
  const ending = new AbortController()
  let first = 0
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (ending.signal.aborted) {
      // children.mjs kills the remaining children when we exit.
      if (Date.now() - first > SAME_PRESS) process.exit(130)
      return
    }
    first = Date.now()
    ending.abort(new Interrupted(signal))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  endWithNpm(() => {
    // While the work is ending already, this does not count as a second Ctrl-C.
    if (!ending.signal.aborted) end('SIGTERM')
  })
  return ending.signal
}

/**
 * `npm start` runs npm, and often a shell, between the terminal and us, and they do not pass on every signal. When the
 * parent process has ended, nobody can end us through npm any more, so we end too.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const starter = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(timer)
    end()
  }, LOOK)
  timer.unref()
}

/**
 * Waits until the work should end.
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function waitForEndSignal(signal) {
  if (!signal.aborted) await once(signal, 'abort')
}
