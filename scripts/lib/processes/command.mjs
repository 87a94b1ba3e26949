import { createInterface } from 'node:readline'
import { Log } from '../files/log.mjs'
import { explain } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'
import { endChild, startChild } from './children.mjs'

/** Milliseconds that a command may take to end. It is short, because interrupted work is repeated. */
const GRACE = 1000

/** Number of last lines that a failure shows. */
const TAIL = 20

/** Number of lines kept to find a cause: npm names it up to a hundred lines before the end. */
const KEPT = 400

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
  /** @type {string[]} */
  const lines = []
  const child = startChild(command, { cwd, env, whenOrphaned: 'kill' })
  const end = () => void endChild(child, GRACE)
  signal.addEventListener('abort', end, { once: true })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    stream.on('data', (chunk) => log.write(chunk))
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > KEPT) lines.shift()
      onLine?.(line)
    })
  }
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
 * @returns {Failure}
 */
export function commandFailure(what, { code, signal, lines }, log) {
  const known = explain(lines.join('\n'))
  // A tool may print its usage after the error; the error itself says more.
  const shown = known ? lines.slice(known.line) : lines
  const tail = shown.filter((line) => line.trim())
  return new Failure(what, {
    cause: known?.cause ?? (signal ? `it was ended by ${signal}` : `it ended with exit code ${code}, see below`),
    mend: known?.mend ?? 'read the lines below (the log has all of them), then run it again',
    log,
    tail: known ? tail.slice(0, TAIL) : tail.slice(-TAIL),
  })
}
