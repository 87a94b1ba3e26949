// Loaded with `node --import` into every process that the scripts start. A Ctrl-C is handled by the scripts; but when
// they are killed outright (kill -9, out of memory), only their children can notice, and nobody may be left behind: a
// server that nobody holds would keep its port, and the next start would find it taken.
//
// Descriptor 3 is a pipe whose other end only the parent has: when it closes, the parent is gone. (An IPC channel would
// do the same, but it gives the child a process.send, which Strapi takes for a sign of their own workers.)

import { Socket } from 'node:net'

/** How long a server may take to finish what it is answering, in milliseconds. */
const GRACE = 8000

/** @type {Record<string, () => void>} */
const ENDINGS = {
  term: endGently,
  kill: () => signalGroup('SIGKILL'),
  // This one shares the group of its parent, and ends what it started by itself.
  self: () => process.kill(process.pid, 'SIGTERM'),
}

const end = ENDINGS[process.env.ASHLAR_GUARD ?? '']
if (end) {
  // Our own children must not take themselves for guarded: they have no such pipe.
  delete process.env.ASHLAR_GUARD
  const parent = new Socket({ fd: 3, readable: true, writable: false })
  // An error is followed by 'close', which is all that matters here.
  parent.on('error', () => undefined)
  parent.on('close', end)
  parent.resume()
  parent.unref()
}

function endGently() {
  signalGroup('SIGTERM')
  setTimeout(() => signalGroup('SIGKILL'), GRACE).unref()
}

/**
 * The parent made this process the head of a group of its own, so this reaches all that it started, and itself.
 * @param {NodeJS.Signals} signal
 */
function signalGroup(signal) {
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal)
}
