import { endChild, outputOf, startChild } from '../lib/processes/children.mjs'

/**
 * @typedef {object} Shown
 * @property {Promise<void>} ended settles when the process ends, for any reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a program and prints its lines with its name in front.
 * @param {import('../lib/messages/progress.mjs').Progress} progress
 * @param {{ name: string, colour: number, command: readonly string[], cwd: string, env: NodeJS.ProcessEnv }} options
 * colour: ANSI code for the name
 * @returns {Shown}
 */
export function showChild(progress, { name, colour, command, cwd, env }) {
  const padded = name.padEnd(8)
  const label = env.FORCE_COLOR === '1' ? `\u001b[${colour}m${padded}\u001b[0m` : padded
  const child = startChild(command, { cwd, env, whenOrphaned: 'term' })
  outputOf(child, (line) => progress.say(`${label} ${line}`))
  const ended = new Promise((/** @type {(value: void) => void} */ resolve) => {
    child.once('exit', (code, signal) => {
      progress.say(`${label} ended (${signal ?? `exit code ${code}`})`)
      resolve()
    })
  })
  return { ended, stop: () => endChild(child) }
}
