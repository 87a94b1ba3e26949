import { connect } from 'node:net'
import { Answer } from './answer.mjs'

/**
 * A load from a process of its own: keep-alive connections, each with one request on its way. Answers are counted, not
 * looked at, so that this takes little of the machine.
 * Arguments: address, seconds, connections, accepted encoding. Prints one line of JSON.
 */

/** An answer that takes longer has failed. */
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

await Promise.all(Array.from({ length: Number(connections) }, askUntilTheEnd))
console.log(JSON.stringify({ ...counts, seconds: (performance.now() - began) / 1000 }))

/** @returns {Promise<void>} settled when this connection has had its last answer, or broke */
function askUntilTheEnd() {
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
      answer = new Answer()
      waiting = performance.now() < ends
      if (waiting) socket.write(request)
      else socket.end()
    })
    // The 'close' that follows counts it.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (waiting) counts.failed += 1
      resolve()
    })
  })
}
