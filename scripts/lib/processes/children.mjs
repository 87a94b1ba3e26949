import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { isCode } from '../files/errno.mjs'

/** Milliseconds that a process may take to end when it is asked to. */
const GRACE = 8000

const GUARD = pathToFileURL(join(import.meta.dirname, 'child-guard.mjs')).href

/** Number of lines kept to find a cause: npm names it up to a hundred lines before the end. */
const KEPT = 400

/**
 * @typedef {import('node:stream').Readable} Readable
 * @typedef {import('node:child_process').ChildProcessByStdio<null, Readable, Readable> & { readonly pid: number }} Child
 */

/** @type {Set<Child>} */
const alive = new Set()

// For an unexpected exit. It runs synchronously, so there is no time for a graceful end.
process.on('exit', () => {
  for (const child of alive) signalGroup(child, 'SIGKILL')
})

/**
 * Starts a JavaScript file in a process group of its own, so that it can be ended together with its children, and with
 * the child guard, so that it ends when we are killed.
 * @param {readonly string[]} command the file, after flags for Node and before its arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, whenOrphaned: 'term' | 'kill' }} options whenOrphaned: 'term' for
 * servers, which finish their requests; 'kill' for work that can be repeated
 * @returns {Child} its output is piped; it has no input
 */
export function startChild(command, { cwd, env, whenOrphaned }) {
  const child = spawn(process.execPath, ['--import', GUARD, ...command], {
    cwd,
    env: { ...env, ASHLAR_GUARD: whenOrphaned },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  if (child.pid === undefined) throw new Error(`${command[0]} could not be started in ${cwd}`)
  const started = /** @type {Child} */ (child)
  alive.add(started)
  started.once('exit', () => {
    // Ends processes that a tool leaves running, such as a compiler service.
    signalGroup(started, 'SIGKILL')
    alive.delete(started)
  })
  return started
}

/**
 * Reads what a child prints.
 * @param {Child} child
 * @param {(line: string) => void} [onLine]
 * @param {{ write: (chunk: Uint8Array) => void }} [log] gets everything
 * @returns {string[]} the last lines, which change while it runs
 */
export function outputOf(child, onLine, log) {
  /** @type {string[]} */
  const lines = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => log?.write(chunk))
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > KEPT) lines.shift()
      onLine?.(line)
    })
  }
  return lines
}

/**
 * Calls back with each port on which a child listens; the child guard tells it.
 * @param {Child} child
 * @param {(port: string) => void} onPort
 */
export function portsOf(child, onPort) {
  const ports = /** @type {import('node:net').Socket} */ (child.stdio[3])
  createInterface({ input: ports }).on('line', onPort)
}

/**
 * Starts a JavaScript file on our terminal and in our process group, so that Ctrl-C reaches it too. With the child
 * guard it ends when we are killed.
 * @param {string} node the Node that runs it
 * @param {readonly string[]} command the file and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('node:child_process').ChildProcess}
 */
export function startInPlace(node, command, env) {
  return spawn(node, ['--import', GUARD, ...command], {
    env: { ...env, ASHLAR_GUARD: 'self' },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  })
}

/**
 * Ends a child and all its children; a second call while it is ending only waits.
 * @param {Child} child
 * @param {number} [grace] milliseconds until it is killed
 * @returns {Promise<void>}
 */
export async function endChild(child, grace = GRACE) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace)
  await exited
  clearTimeout(timer)
}

/**
 * Kills a child without a warning, as a crash or the system's out-of-memory killer would.
 * @param {Child} child
 */
export function killChild(child) {
  signalGroup(child, 'SIGKILL')
}

/**
 * Ends all processes that were started here.
 * @returns {Promise<void>}
 */
export async function endAllChildren() {
  await Promise.all([...alive].map((child) => endChild(child)))
}

/**
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (process.platform === 'win32') {
    // Windows has no process groups; taskkill ends the tree of processes.
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // ESRCH: the whole group has ended already. EPERM: macOS returns it for a group of zombies.
    if (!isCode(error, 'ESRCH', 'EPERM')) throw error
  }
}
