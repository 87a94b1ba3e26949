import { createServer } from 'node:net'
import { isCode } from '../files/errno.mjs'
import { Failure } from '../messages/failure.mjs'
import { portOwner } from './port-owner.mjs'

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
  if (isCode(error, 'EADDRNOTAVAIL') || isCode(error, 'ENOTFOUND') || isCode(error, 'EAI_AGAIN')) {
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
 * Several free ports, all different. All are open before the first is closed, because the system might return one
 * twice.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listening))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the system gave no port')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** @returns {Promise<import('node:net').Server>} */
function listening() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
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
