import { get, type IncomingHttpHeaders, request } from 'node:http'

/** The status of an address that is sent as it is written, dots and all. */
export function rawStatus(site: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site)
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

/** What is sent, as it is sent: a browser's client would unpack it. */
export function rawAnswer(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
    }).on('error', reject)
  })
}
