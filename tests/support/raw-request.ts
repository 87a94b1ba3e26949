import { request } from 'node:http'

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
