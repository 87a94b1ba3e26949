import { createServer, get } from 'node:http'

/**
 * The smallest possible Node server: it answers every request with one page of the site, headers and compressed bytes,
 * from memory. It fetches that page once. Environment variables: PORT, and PAGE_URL for the address of the page.
 */

/** Headers of one connection or of one moment. Node writes its own. */
const NOT_COPIED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const { PORT, PAGE_URL = '' } = process.env
const { headers, body } = await takePage(PAGE_URL)
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(PORT), '127.0.0.1')

/**
 * @param {string} url
 * @returns {Promise<{ headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>}
 */
function takePage(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const copied = Object.entries(response.headers).filter(([name]) => !NOT_COPIED.has(name))
        resolve({ headers: Object.fromEntries(copied), body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
