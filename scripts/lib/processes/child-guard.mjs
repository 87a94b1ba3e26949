// Loaded with `node --import` into every process that the scripts start. The scripts handle Ctrl-C themselves. But when
// they are killed (kill -9, out of memory), only their children can notice, and they must end too: a server that stays
// alive would keep its port, and the next start would fail.
//
// Descriptor 3 is a pipe whose other end only the parent has: when it closes, the parent has ended. The guard writes to
// it each port on which the process listens: whatever answers on a port may be another program. (An IPC channel would do
// the same, but it gives the child a process.send, by which Strapi would take it for one of its own workers.)

import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/** Milliseconds that a server may take to finish its requests. */
const GRACE = 8000

/** @type {Record<string, () => void>} */
const ENDINGS = {
  term: endGently,
  kill: () => signalGroup('SIGKILL'),
  // This process is in its parent's group, and it ends its own children by itself.
  self: () => process.kill(process.pid, 'SIGTERM'),
}

const end = ENDINGS[process.env.ASHLAR_GUARD ?? '']
if (end) {
  // Our own children have no such pipe, so they must not see this variable.
  delete process.env.ASHLAR_GUARD
  const parent = new Socket({ fd: 3, readable: true, writable: true })
  // After an error 'close' follows, and only that event matters here.
  parent.on('error', () => undefined)
  parent.on('close', end)
  parent.resume()
  parent.unref()
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = /** @type {{ server: import('node:net').Server }} */ (message)
    const address = server.address()
    if (address !== null && typeof address === 'object') parent.write(`${address.port}\n`)
  })
}

function endGently() {
  signalGroup('SIGTERM')
  setTimeout(() => signalGroup('SIGKILL'), GRACE).unref()
}

/**
 * The parent made this process the leader of its own group, so the signal reaches it and all its children.
 * @param {NodeJS.Signals} signal
 */
function signalGroup(signal) {
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal)
}
