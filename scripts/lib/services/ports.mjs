import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { isCode } from '../files/errno.mjs'
import { Failure } from '../messages/failure.mjs'
import { portOwner } from './port-owner.mjs'

/** Ports below those that systems give to outgoing connections (from 32,768 on Linux, 49,152 elsewhere). */
const FIRST = 20_000
const COUNT = 12_000

const MOST_TRIES = 3

/**
 * Makes sure, before the long work, that a port is free.
 * @param {{ host: string, port: number, name: string, variable: string }} wanted name: the program that will use the
 * port; variable: the environment variable that changes it
 * @returns {Promise<void>}
 */
export async function requirePort({ host, port, name, variable }) {
  const error = await tryListening(host, port)
  if (error === null) return
  if (isCode(error, 'EADDRINUSE')) {
    const owner = portOwner(port)
    throw new Failure(`Port ${port}, meant for ${name}, is taken.`, {
      cause: owner ? `${owner} is listening on it` : 'another program is listening on it',
      mend: `end that program, or choose another port: ${variable}=${suggestion(port)} npm start`,
    })
  }
  if (isCode(error, 'EACCES')) {
    throw new Failure(`Port ${port}, meant for ${name}, may not be opened.`, {
      cause: 'ports below 1024 are for the administrator alone',
      mend: `choose a higher one: ${variable}=${suggestion(port)} npm start`,
    })
  }
  if (isCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    throw new Failure(`${name.replace(/^t/, 'T')} cannot listen on ${host}.`, {
      cause: 'this machine has no such address',
      mend: 'set HOST to one of its addresses, to 0.0.0.0 for all of them, or unset it for 127.0.0.1',
    })
  }
  throw error
}

/**
 * A port that is now free on the loopback address.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const [port = 0] = await freePorts(1)
  return port
}

/**
 * Several free ports, all different. The system would give ports that it also gives to outgoing connections, so that a
 * port may be taken again before its server listens, or while it is restarted.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set()
  while (ports.size < count) {
    const port = FIRST + randomInt(COUNT)
    const error = ports.has(port) ? null : await tryListening('127.0.0.1', port)
    if (error === null) ports.add(port)
    else if (!isCode(error, 'EADDRINUSE')) throw error
  }
  return [...ports]
}

/**
 * Starts something on free ports, and again on others when another program has taken one of them meanwhile.
 * @template T
 * @param {number} count
 * @param {(ports: number[]) => Promise<T>} start rejects with the failure of a service
 * @returns {Promise<T>}
 */
export async function onFreePorts(count, start) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePorts(count))
    } catch (error) {
      const isTaken = error instanceof Failure && error.details.kind === 'port-taken'
      if (!isTaken || tries === MOST_TRIES) throw error
    }
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<Error | null>}
 */
function tryListening(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** @param {number} port */
function suggestion(port) {
  // Not the next port, because the other server often uses it.
  return port < 1024 ? 8080 : port + 100 > 65_535 ? 3100 : port + 100
}
