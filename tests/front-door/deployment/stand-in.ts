import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for a site, which answers with its name and counts requests. */
export class StandIn {
  asked: string[] = []
  #server: Server | null = null
  port = 0

  constructor(readonly answer: (standIn: StandIn) => RequestListener) {}

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked.push(`${request.method} ${request.url}`)
      this.answer(this)(request, response)
    })
    this.#server = server
    // As in the site. Node's 6 s are also what a page may take: nginx would reuse a connection while Node closes it.
    server.keepAliveTimeout = 65_000
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
  }

  async kill(): Promise<void> {
    const server = this.#server
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  }
}
