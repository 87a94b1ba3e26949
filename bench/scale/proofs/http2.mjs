import { connect } from 'node:http2'

/**
 * Whether the edge supports HTTP/2, compresses pages with brotli and caches them, and sends no cached page to an editor
 * who sees drafts.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveHttp2({ https }) {
  const session = connect(`https://localhost:${https}`, { rejectUnauthorized: false })
  try {
    const ask = () => headersOf(session, '/')
    await ask()
    const headers = await ask()
    const preview = await headersOf(session, '/', { cookie: 'theme=dark; draft-preview=1' })
    const protocol = session.alpnProtocol
    const [coding, cache] = [headers['content-encoding'], headers['x-edge-cache']]
    const bypass = preview['x-edge-cache']
    return [
      {
        name: 'the edge',
        measured: `${protocol}, ${coding}, cache ${cache}, in a preview ${bypass}`,
        promise: 'h2, br, HIT, BYPASS',
        ok: protocol === 'h2' && coding === 'br' && cache === 'HIT' && bypass === 'BYPASS',
      },
    ]
  } finally {
    session.close()
  }
}

/**
 * @param {import('node:http2').ClientHttp2Session} session
 * @param {string} path
 * @param {import('node:http2').OutgoingHttpHeaders} [headers]
 * @returns {Promise<import('node:http2').IncomingHttpHeaders>}
 */
function headersOf(session, path, headers = {}) {
  return new Promise((resolve, reject) => {
    session.once('error', reject)
    const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, deflate, br, zstd', ...headers })
    stream.once('response', resolve)
    stream.once('error', reject)
    stream.resume()
  })
}
