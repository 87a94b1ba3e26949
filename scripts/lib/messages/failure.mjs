import { relative } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * @typedef {object} FailureDetails
 * @property {string} cause in words for the user
 * @property {string} mend what the user can do about it
 * @property {string} [kind] of the known cause, for code that handles it
 * @property {string} [log] the file with the whole output
 * @property {readonly string[]} [tail] the last lines of that log
 */

/** A failure that the user can act on: what failed, why, and what to do. */
export class Failure extends Error {
  /**
   * @param {string} what a whole sentence, such as 'The site could not be built.'
   * @param {FailureDetails} details
   */
  constructor(what, details) {
    super(what)
    this.name = 'Failure'
    this.details = details
  }
}

/** The work was ended by Ctrl-C or a signal. It is not a failure and is never reported as one. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`)
    this.name = 'Interrupted'
    this.signal = signal
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Reads the options of a command by Node's own rules.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const Options
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {{ failed: string, usage: string, allowPositionals?: boolean }} command failed: the sentence of its failure
 */
export function readOptions(args, options, { failed, usage, allowPositionals = false }) {
  /** @param {string} cause */
  const wrong = (cause) => new Failure(failed, { cause, mend: usage })
  try {
    return { ...parseArgs({ args: [...args], options, allowPositionals }), wrong }
  } catch (error) {
    throw wrong(messageOf(error))
  }
}

/**
 * Formats any error as lines for a terminal.
 * @param {unknown} error
 * @returns {string[]}
 */
export function failureLines(error) {
  if (!(error instanceof Failure)) return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  const { cause, mend, log, tail } = error.details
  const lines = [error.message, `  cause  ${indented(cause)}`, `  mend   ${indented(mend)}`]
  if (log) lines.push(`  log    ${relative(process.cwd(), log)}`)
  if (tail?.length) lines.push(...tail.map((line) => `    | ${line}`))
  return lines
}

/** @param {string} text */
function indented(text) {
  return text.split('\n').join('\n         ')
}
