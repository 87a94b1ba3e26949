import { Interrupted } from '../messages/failure.mjs'

/** npm hands a Ctrl-C on although the terminal already sent it: within this time it is the same one, in milliseconds. */
const SAME_PRESS = 1000

/** How often we look whether the npm that started us is still there, in milliseconds. */
const LOOK = 1000

/**
 * Makes Ctrl-C and the like end the work in order: the returned signal is aborted with an `Interrupted` as its reason. A
 * second Ctrl-C does not wait.
 * @returns {AbortSignal}
 */
export function endOnSignals() {
  const ending = new AbortController()
  let first = 0
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (ending.signal.aborted) {
      // children.mjs kills what is left when we exit.
      if (Date.now() - first > SAME_PRESS) process.exit(130)
      return
    }
    first = Date.now()
    ending.abort(new Interrupted(signal))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  endWithNpm(() => {
    // While we are ending this is no second Ctrl-C.
    if (!ending.signal.aborted) end('SIGTERM')
  })
  return ending.signal
}

/**
 * `npm start` puts npm, and often a shell, between the terminal and us, and neither hands on every signal. When the one
 * that started us is gone, nobody could end us any more by ending npm, so we end too.
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
 * Waits until the work is to end.
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function untilEnding(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
