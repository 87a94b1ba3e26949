import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  port: number
  /** From now on it takes connections and bytes, and passes nothing on in either direction. */
  hang(): void
  /** It passes everything on again, also what came meanwhile. */
  wake(): void
  stop(): Promise<void>
}

/** Passes TCP connections on to a port of this machine, and can hang as a frozen service or a broken network does. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let hangs = false
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (hangs) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      hangs = true
      for (const socket of sockets) socket.pause()
    },
    wake() {
      hangs = false
      for (const socket of sockets) socket.resume()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
