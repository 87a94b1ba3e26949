import { Log } from '../files/log.mjs'
import { explain } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'
import { endChild, outputOf, startChild } from './children.mjs'

/** Milliseconds that a command may take to end. It is short, because interrupted work is repeated. */
const GRACE = 1000

/** Number of last lines that a failure shows. */
const TAIL = 20

/**
 * @typedef {object} Command
 * @property {readonly string[]} command a JavaScript file and its arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log the file for all its output
 * @property {AbortSignal} signal ends the command
 * @property {(line: string) => void} [onLine]
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, lines: string[] }} Outcome lines: the last ones */

/**
 * Runs a command and waits for its end.
 * @param {Command} options
 * @returns {Promise<Outcome>} with any exit code; rejects with the signal's reason when the signal ended it
 */
export async function outcomeOf({ command, cwd, env, log: logFile, signal, onLine }) {
  signal.throwIfAborted()
  const log = new Log(logFile)
  const child = startChild(command, { cwd, env, whenOrphaned: 'kill' })
  const lines = outputOf(child, onLine, log)
  const end = () => void endChild(child, GRACE)
  signal.addEventListener('abort', end, { once: true })
  try {
    const [code, killedBy] = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (...outcome) => resolve(outcome))
    })
    signal.throwIfAborted()
    return { code, signal: killedBy, lines }
  } finally {
    signal.removeEventListener('abort', end)
    log.close()
  }
}

/**
 * Runs a command that must succeed.
 * @param {Command & { what: string }} options what: the sentence that reports its failure
 * @returns {Promise<string[]>} the last lines of its output
 */
export async function mustSucceed({ what, ...command }) {
  const outcome = await outcomeOf(command)
  if (outcome.code === 0) return outcome.lines
  throw commandFailure(what, outcome, command.log)
}

/**
 * Makes a Failure from a command's output.
 * @param {string} what
 * @param {Outcome} outcome
 * @param {string} log
 * @param {string} [how] it failed
 * @returns {Failure}
 */
export function commandFailure(what, { lines, ...exit }, log, how = `it ended with ${describeExit(exit)}`) {
  const known = explain(lines.join('\n'))
  // A tool may print its usage after the error; the error itself says more.
  const shown = known ? lines.slice(known.line) : lines
  const tail = shown.filter((line) => line.trim())
  return new Failure(what, {
    ...(known ? { kind: known.kind } : {}),
    cause: known?.cause ?? `${how}, see below`,
    mend: known?.mend ?? 'read the lines below (the log has all of them), then run it again',
    log,
    tail: known ? tail.slice(0, TAIL) : tail.slice(-TAIL),
  })
}

/** @param {Pick<Outcome, 'code' | 'signal'>} exit */
export const describeExit = ({ code, signal }) => (signal ? `signal ${signal}` : `exit code ${code}`)
