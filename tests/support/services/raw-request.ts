import { get, type IncomingHttpHeaders, request } from 'node:http'

/** The status of an address that is sent unchanged, including dots. */
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

/** The response as it was sent; a browser's client would decompress it. */
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

export interface StalledPost {
  /** Status of the response, which arrives before the body has ended. */
  status: Promise<number>
  hangUp: () => void
}

/** Posts a form with a file whose last byte is never sent. */
export async function stalledPost(
  address: string,
  bytes: number,
  headers: Readonly<Record<string, string>>,
): Promise<StalledPost> {
  const post = request(address, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': bytes, ...headers },
  })
  const status = new Promise<number>((resolve) => {
    post.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    // After a disconnect there is no response.
    post.on('error', () => resolve(0))
  })
  await new Promise<void>((resolve) => post.write(Buffer.alloc(bytes - 1, 'x'), () => resolve()))
  return { status, hangUp: () => post.destroy() }
}
