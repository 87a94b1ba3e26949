import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Log } from '../files/log.mjs'
import { configurationErrorIn } from '../messages/explain.mjs'
import { Failure } from '../messages/failure.mjs'
import { endChild, killChild, outputOf, portsOf, startChild } from './children.mjs'
import { commandFailure } from './command.mjs'

/** Milliseconds between two readiness checks. */
const ASK = 100

/** Milliseconds. A service that is not ready and prints nothing for this long counts as hung. */
const SILENCE = 180_000

/**
 * @typedef {object} ServiceSpec
 * @property {string} name in words for the user, such as 'the site'
 * @property {readonly string[]} [flags] for Node
 * @property {string} script the JavaScript file
 * @property {readonly string[]} [args] its arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [readyUrl] answers 2xx when the service is ready, on a port on which the process itself listens
 * @property {() => Promise<boolean>} [isReady] instead of `readyUrl`, for a program that is not JavaScript
 * @property {string} log
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */

/** One of our servers: starts it and waits until it is ready, watches it, stops it. */
export class Service {
  /** @type {import('./children.mjs').Child | null} */
  #child = null
  /** @type {string[]} */
  #lines = []
  /** Ports on which the child listens. @type {Set<string>} */
  #ports = new Set()
  /** @type {Promise<Exit>} */
  #exited = Promise.resolve({ code: null, signal: null })

  /** @param {ServiceSpec} spec */
  constructor(spec) {
    this.spec = spec
  }

  /** Settles when the process ends, for any reason. */
  get exited() {
    return this.#exited
  }

  get isRunning() {
    return this.#child !== null
  }

  /** The leader of its process group. */
  get pid() {
    if (this.#child === null) throw new Error(`${this.spec.name} does not run`)
    return this.#child.pid
  }

  /**
   * Starts the service and waits until it is ready.
   * @param {{ signal?: AbortSignal, onLine?: (line: string) => void }} [options] signal: ends the waiting and stops the
   * service
   * @returns {Promise<void>} rejects when the service ends before it is ready, or hangs
   */
  async start({ signal = new AbortController().signal, onLine } = {}) {
    signal.throwIfAborted()
    if (this.#child !== null) throw new Error(`${this.spec.name} is running already`)
    let lastSign = Date.now()
    this.#launch((line) => {
      lastSign = Date.now()
      onLine?.(line)
    })
    const end = () => void this.stop()
    signal.addEventListener('abort', end, { once: true })
    try {
      while (!(await this.#isReady())) {
        if (signal.aborted) await this.stop()
        signal.throwIfAborted()
        if (this.#child === null) throw this.#failure(await this.#exited)
        if (Date.now() - lastSign > SILENCE) {
          await this.stop()
          throw this.#failure(null)
        }
        await wait(ASK)
      }
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  /**
   * Asks the service to end, and kills it when it does not.
   * @param {number} [grace] milliseconds until it is killed
   * @returns {Promise<void>}
   */
  async stop(grace) {
    if (this.#child === null) return
    await endChild(this.#child, grace)
    await this.#exited
  }

  /**
   * Kills the service without a warning. For tests of what survives a crash.
   * @returns {Promise<void>}
   */
  async kill() {
    if (this.#child === null) return
    killChild(this.#child)
    await this.#exited
  }

  /** @param {(line: string) => void} onLine */
  #launch(onLine) {
    const { flags = [], script, args = [], cwd, env, log: logFile } = this.spec
    const log = new Log(logFile)
    const child = startChild([...flags, script, ...args], { cwd, env, whenOrphaned: 'term' })
    this.#child = child
    this.#ports = new Set()
    portsOf(child, (port) => this.#ports.add(port))
    this.#lines = outputOf(child, onLine, log)
    this.#exited = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        this.#child = null
        log.close()
        resolve({ code, signal })
      })
    })
  }

  /** Whatever else answers on its port is not this service. */
  async #isReady() {
    const { readyUrl = '', isReady } = this.spec
    if (isReady) return isReady()
    // The address of the default port does not name it.
    return this.#ports.has(new URL(readyUrl).port || '80') && answersWell(readyUrl)
  }

  /** @param {Exit | null} exit null when the service hung */
  #failure(exit) {
    const { name, log } = this.spec
    const own = configurationErrorIn(this.#lines)
    const outcome = { code: null, signal: null, ...exit, lines: this.#lines }
    const how = exit === null ? 'it did not get ready' : undefined
    const { message, details } = commandFailure(`${name.replace(/^t/, 'T')} did not start.`, outcome, log, how)
    return new Failure(message, { ...details, cause: own?.cause ?? details.cause, mend: own?.mend ?? details.mend })
  }
}

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function answersWell(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5000, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300)
    })
    request.on('timeout', () => request.destroy())
    // Not listening yet, so the result is false; this is not an error.
    request.on('error', () => resolve(false))
  })
}
