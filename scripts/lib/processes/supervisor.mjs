import { setTimeout as wait } from 'node:timers/promises'
import { Failure, messageOf } from '../messages/failure.mjs'
import { describeExit } from './command.mjs'

/** Milliseconds to wait before each further attempt; the last value is used from then on. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 30_000]

/**
 * Milliseconds. A service that ran this long has recovered: after its next crash the pauses start again with the first.
 */
const STEADY = 60_000

/**
 * Keeps a service running: when it ends by itself it is started again, each time after a longer pause.
 * @param {import('./service.mjs').Service} service started, or failed to start
 * @param {{ signal: AbortSignal, say: (line: string) => void, pauses?: readonly number[] }} options signal: ends the
 * supervision
 * @returns {Promise<void>} settles when the signal is aborted
 */
export async function keepRunning(service, { signal, say, pauses = PAUSES }) {
  const { name } = service.spec
  let failures = service.isRunning ? 0 : 1
  while (!signal.aborted) {
    if (service.isRunning) {
      const since = Date.now()
      const exit = await service.exited
      if (signal.aborted) return
      failures = Date.now() - since > STEADY ? 1 : failures + 1
      const pause = pauseFor(failures, pauses)
      say(`${name} stopped (${describeExit(exit)}); starting it again in ${pause / 1000} s, log ${service.spec.log}`)
    }
    // Ctrl-C ends the wait; the next line checks for it.
    await wait(pauseFor(failures, pauses), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    try {
      await service.start({ signal })
      say(`${name} runs again`)
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      // Only the second failure in a row is printed: a database that is away for an hour must not fill the terminal.
      if (failures === 2) say(`${name} still does not start (${causeOf(error)}); it is tried every 30 s at most`)
    }
  }
}

/**
 * @param {number} failures
 * @param {readonly number[]} pauses
 */
function pauseFor(failures, pauses) {
  return pauses[Math.min(failures, pauses.length) - 1] ?? 0
}

/** @param {unknown} error */
function causeOf(error) {
  if (error instanceof Failure) return error.details.cause
  return messageOf(error)
}
