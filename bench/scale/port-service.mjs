import { existsSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'

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
export class PortService extends Service {
  #pidFile

  /** @param {PortServiceSpec} spec */
  constructor({ name, command: [script = '', ...args], env = {}, port, pidFile, log }) {
    super({
      ...{ name, script, args, cwd: ROOT, env: { ...process.env, ...env }, log },
      isReady: async () => (!pidFile || existsSync(pidFile)) && accepts(port),
    })
    this.#pidFile = pidFile
  }

  /** @override @param {Parameters<Service['start']>[0]} [options] */
  async start(options) {
    if (this.#pidFile) rmSync(this.#pidFile, { force: true })
    await super.start(options)
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
