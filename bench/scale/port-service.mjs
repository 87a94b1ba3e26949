import { existsSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Log } from '../../scripts/lib/files/log.mjs'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { endChild, killChild, startChild } from '../../scripts/lib/processes/children.mjs'

/** Milliseconds that a server may take until it accepts connections. */
const PATIENCE = 60_000

const GUARDED = join(ROOT, 'scripts', 'lib', 'processes', 'guarded-exec.mjs')

/**
 * @typedef {object} PortServiceSpec
 * @property {string} name in words for the user, such as 'Redis'
 * @property {readonly string[]} command a JavaScript file and its arguments; for any other program use `native`
 * @property {NodeJS.ProcessEnv} [env] in addition to our own
 * @property {number} port on the loopback address; the server is ready when it accepts connections there
 * @property {string} [pidFile] a file that the server writes when it accepts connections; for a server that shares its
 * port with another one
 * @property {string} log
 */

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {readonly string[]} a command for a program that is not JavaScript, so that it ends with us
 */
export function native(program, args) {
  return [GUARDED, '-', '-', program, ...args]
}

/** A server that is watched through its port. It can be started, stopped, and killed as in a crash. */
export class PortService {
  /** @type {import('../../scripts/lib/processes/children.mjs').Child | null} */
  #child = null
  #lastWords = ''

  /** @param {PortServiceSpec} spec */
  constructor(spec) {
    this.spec = spec
  }

  /** The leader of its process group. */
  get pid() {
    if (!this.#child) throw new Error(`${this.spec.name} was not started`)
    return this.#child.pid
  }

  /** @returns {Promise<void>} when it accepts connections */
  async start() {
    const { name, command, env = {}, port, pidFile, log: logFile } = this.spec
    if (pidFile) rmSync(pidFile, { force: true })
    const log = new Log(logFile)
    const child = startChild(command, { cwd: ROOT, env: { ...process.env, ...env }, whenOrphaned: 'term' })
    this.#child = child
    this.#lastWords = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        log.write(chunk)
        this.#lastWords = `${this.#lastWords}${chunk}`.slice(-2000)
      })
    }
    child.once('close', () => log.close())
    const end = Date.now() + PATIENCE
    while ((pidFile && !existsSync(pidFile)) || !(await accepts(port))) {
      if (child.exitCode === null && child.signalCode === null && Date.now() < end) {
        await wait(50)
        continue
      }
      throw new Failure(`${name} did not start.`, {
        cause: this.#lastWords.trim() || `it accepted no connection within ${PATIENCE / 1000} s`,
        mend: 'mend what its last words name, then run this again',
        log: logFile,
      })
    }
  }

  async stop() {
    if (this.#child) await endChild(this.#child)
  }

  /** Kills it without a warning. */
  async kill() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('close', resolve))
    killChild(child)
    await gone
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Not listening yet, so the result is false; this is not an error.
    socket.once('error', () => resolve(false))
  })
}
