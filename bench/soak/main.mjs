import { setTimeout as wait } from 'node:timers/promises'
import { prepare } from '../../scripts/lib/install/prepare.mjs'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { runProgram } from '../../scripts/lib/processes/program.mjs'
import { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { ADMIN_ENV } from '../lib/admin.mjs'
import { growingSeries, tableOf, takeSample } from './samples.mjs'
import { Traffic } from './traffic.mjs'

const DEFAULT_MINUTES = 60
const LEAST_MINUTES = 3
/** Pause between two bursts: real traffic has pauses too, and the garbage can be collected. */
const PAUSE_MS = 3_000

/**
 * `npm run soak -- 10`: bursts of mixed traffic for this many minutes (an hour by default) against a stack of its own.
 * Fails when memory or descriptors grow, or when a response is wrong.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const minutes = readMinutes(process.argv[2])
    const settings = readSettings(process.env)
    const secrets = readSecrets(settings.dataDir, process.env)
    await prepare({ settings, secrets, env: process.env, signal, progress }, { content: true })
    const stack = await progress.during('starting site and backend', () => startStack({ env: ADMIN_ENV }))
    try {
      const traffic = await Traffic.on(stack, signal)
      const samples = await progress.during(`${minutes} minutes of traffic`, (detail) =>
        soak(stack, traffic, { minutes, signal, detail }),
      )
      for (const line of tableOf(samples)) progress.say(line)
      progress.say(traffic.summary())
      const faults = [...traffic.faults(), ...growingSeries(samples)]
      for (const fault of faults) progress.say(`FAILED: ${fault}`)
      progress.say(faults.length === 0 ? 'soak: memory and descriptors are flat, no error' : 'soak: failed')
      return faults.length === 0 ? 0 : 1
    } finally {
      await stack.stop()
    }
  })
}

/**
 * @param {Awaited<ReturnType<typeof startStack>>} stack
 * @param {Traffic} traffic
 * @param {{ minutes: number, signal: AbortSignal, detail: (text: string) => void }} run
 */
async function soak(stack, traffic, { minutes, signal, detail }) {
  const began = Date.now()
  const ends = began + minutes * 60_000
  /** @type {import('./samples.mjs').Sample[]} */
  const samples = []
  while (Date.now() < ends) {
    signal.throwIfAborted()
    await traffic.burst(signal)
    await wait(PAUSE_MS, undefined, { signal })
    samples.push(await takeSample(stack, (Date.now() - began) / 60_000))
    detail(`${traffic.summary()}, ${samples.length} bursts`)
  }
  return samples
}

/** @param {string | undefined} text */
function readMinutes(text) {
  const minutes = Number(text ?? DEFAULT_MINUTES)
  if (Number.isFinite(minutes) && minutes >= LEAST_MINUTES) return minutes
  throw new Failure('The soak needs to know how long it should last.', {
    cause: `"${text}" is no number of minutes from ${LEAST_MINUTES}`,
    mend: 'npm run soak -- 10, or no number for an hour',
  })
}
