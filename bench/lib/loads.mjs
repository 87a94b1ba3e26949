import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * @typedef {object} Load one response that a page received
 * @property {string} url
 * @property {string} type its content type, without parameters
 * @property {'HTML' | 'JS' | 'CSS' | 'fonts' | 'pictures' | 'other'} kind
 * @property {Buffer} body uncompressed, as the page sees it
 * @property {number} bytes transferred size: with brotli for text, the body itself for formats that are already
 * compressed
 */

/** @type {readonly [RegExp, Load['kind']][]} */
const KINDS = [
  [/^text\/html$/, 'HTML'],
  [/javascript$/, 'JS'],
  [/^text\/css$/, 'CSS'],
  [/^font\//, 'fonts'],
  [/^image\//, 'pictures'],
]

/**
 * Records every response that a page receives from now on.
 * @param {import('@playwright/test').Page} page
 * @returns {{ take: () => Promise<Load[]> }} take: the responses since the last call
 */
export function recordLoads(page) {
  /** @type {Promise<Load | null>[]} */
  let pending = []
  page.on('requestfinished', (request) => {
    const load = loadOf(request)
    // Nobody awaits a response that comes after the last take, and its page may be closed by then.
    load.catch(() => undefined)
    pending.push(load)
  })
  return {
    async take() {
      const taken = pending
      pending = []
      return (await Promise.all(taken)).filter((load) => load !== null)
    },
  }
}

/**
 * @param {import('@playwright/test').Request} request
 * @returns {Promise<Load | null>}
 */
async function loadOf(request) {
  const response = await request.response()
  if (!response || !/^https?:/.test(request.url())) return null
  // A response without a body, such as a redirect, cannot be read.
  const body = response.status() < 300 ? await response.body() : Buffer.alloc(0)
  const type = (response.headers()['content-type'] ?? '').split(';')[0]?.trim() ?? ''
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
  return {
    url: request.url(),
    type,
    kind,
    body,
    // The best level takes a sixth of a second for a page, and not everybody asks.
    get bytes() {
      return isText(type) ? brotliSize(body) : body.length
    },
  }
}

/** @param {string} type */
export function isText(type) {
  return /^text\/|javascript$|json$|xml$|^image\/svg/.test(type)
}

/** @type {Map<string, number>} */
const sizes = new Map()

/**
 * @param {Buffer} body
 * @returns {number} bytes, with the best brotli level
 */
export function brotliSize(body) {
  const key = createHash('sha256').update(body).digest('hex')
  const known = sizes.get(key)
  if (known !== undefined) return known
  const size = body.length === 0 ? 0 : brotli(body).length
  sizes.set(key, size)
  return size
}

/**
 * @param {Buffer} body
 * @param {number} [level] the best by default
 */
export function brotli(body, level = 11) {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
