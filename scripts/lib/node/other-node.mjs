import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findNpm } from '../install/npm.mjs'
import { Interrupted } from '../messages/failure.mjs'
import { startInPlace } from '../processes/children.mjs'

/**
 * An environment in which all child processes run on another Node.
 * @param {string} node the program, in the bin folder of its package
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOn(node, env) {
  const bin = dirname(node)
  const folder = dirname(bin)
  // Windows names it Path.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const npm = findNpm(env)
  return {
    ...env,
    [path]: [bin, ...(env[path] ? [env[path]] : [])].join(delimiter),
    // npm is in the folder of the Node that it came with, where the other Node would not find it.
    ...(npm ? { npm_execpath: npm } : {}),
    NODE: node,
    npm_node_execpath: node,
    // Native code must be compiled for the other Node, and npm's setting nodedir points to the headers of the machine's
    // own.
    ...(existsSync(join(folder, 'include', 'node')) ? { npm_config_nodedir: folder } : {}),
  }
}

/**
 * Runs a program on another Node in place of this process, on the same terminal, and waits for its end.
 * @param {string} node
 * @param {readonly string[]} command a JavaScript file and its arguments
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options signal: is passed on to the program, which ends when
 * it is ready
 * @returns {Promise<number>} exit code
 */
export async function runOn(node, command, { env, signal }) {
  signal.throwIfAborted()
  const child = startInPlace(node, command, env)
  const handOn = () => {
    // On Windows the console itself notifies all of its processes, and `kill` would end the child at once.
    if (process.platform === 'win32') return
    child.kill(signal.reason instanceof Interrupted ? signal.reason.signal : 'SIGTERM')
  }
  signal.addEventListener('abort', handOn, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // 128 + the number of the signal, as shells do.
    child.once('exit', (code, killedBy) => resolve(code ?? 128 + (killedBy ? constants.signals[killedBy] : 0)))
  })
}
