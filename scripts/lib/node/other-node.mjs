import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findNpm } from '../install/npm.mjs'
import { Interrupted } from '../messages/failure.mjs'
import { startInPlace } from '../processes/children.mjs'

/**
 * The environment in which everything that is started runs on another Node than ours.
 * @param {string} node the program, in the bin folder of its package
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOn(node, env) {
  const bin = dirname(node)
  const folder = dirname(bin)
  // Windows calls it Path.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const npm = findNpm(env)
  return {
    ...env,
    [path]: [bin, ...(env[path] ? [env[path]] : [])].join(delimiter),
    // npm lies beside the Node that came with it, where the other one would not find it.
    ...(npm ? { npm_execpath: npm } : {}),
    NODE: node,
    npm_node_execpath: node,
    // What is compiled must fit the other Node: a machine's own headers (npm's setting nodedir) are those of its own.
    ...(existsSync(join(folder, 'include', 'node')) ? { npm_config_nodedir: folder } : {}),
  }
}

/**
 * Runs a program on another Node in our place: on the same terminal, and until it ends.
 * @param {string} node
 * @param {readonly string[]} command a JavaScript file and its arguments
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options signal: is handed on; whoever gets it ends in its own
 *   time
 * @returns {Promise<number>} its exit code
 */
export async function runOn(node, command, { env, signal }) {
  signal.throwIfAborted()
  const child = startInPlace(node, command, env)
  const handOn = () => {
    // A console of Windows tells all of its processes by itself, and there `kill` would leave the child no time.
    if (process.platform === 'win32') return
    child.kill(signal.reason instanceof Interrupted ? signal.reason.signal : 'SIGTERM')
  }
  signal.addEventListener('abort', handOn, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // As a shell puts it.
    child.once('exit', (code, killedBy) => resolve(code ?? 128 + (killedBy ? constants.signals[killedBy] : 0)))
  })
}
