import { connect } from 'node:net'
import { Answer } from './answer.mjs'

/**
 * A load generator in a process of its own: keep-alive connections, each with one request at a time. It counts
 * responses and does not read them, so that it takes little CPU. A server may end a connection with any response, as
 * nginx does after `keepalive_requests`; the next request then opens a new one. Arguments: address, seconds, connections, accepted
 * encoding. Prints one line of JSON.
 */

/** A response that takes longer counts as failed. */
const PATIENCE_MS = 10_000

const [address = '', seconds = '5', connections = '32', encoding = 'identity'] = process.argv.slice(2)
const { hostname, port, host, pathname, search } = new URL(address)
const request = [
  `GET ${pathname}${search} HTTP/1.1`,
  `Host: ${host}`,
  'Accept: text/html,image/webp,*/*',
  `Accept-Encoding: ${encoding}`,
  '\r\n',
].join('\r\n')
const began = performance.now()
const ends = began + Number(seconds) * 1000
const counts = { pages: 0, failed: 0 }

await Promise.all(Array.from({ length: Number(connections) }, requestUntilTheEnd))
console.log(JSON.stringify({ ...counts, seconds: (performance.now() - began) / 1000 }))

async function requestUntilTheEnd() {
  while (performance.now() < ends) {
    if (!(await useConnection())) return
  }
}

/** @returns {Promise<boolean>} settles when the connection has closed: whether its last response was complete */
function useConnection() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = new Answer()
    let waiting = true
    socket.setNoDelay(true)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => {
      if (!answer.take(chunk)) return
      if (answer.good) counts.pages += 1
      else counts.failed += 1
      waiting = !answer.isLast && performance.now() < ends
      answer = new Answer()
      if (waiting) socket.write(request)
      else socket.end()
    })
    // The 'close' event that follows counts the failure.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (waiting) counts.failed += 1
      resolve(!waiting)
    })
  })
}
