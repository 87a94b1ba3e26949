import { randomBytes } from 'node:crypto'
import { get } from 'node:http'

/**
 * Next's App Router cannot choose the status of a page, and the pages it makes for 404 and 500 are empty until script
 * runs. So whenever Next is about to answer a visitor's page with one of those, the answer is replaced: by our own
 * error page, rendered as an ordinary page (src/app/[locale]/(site)/errors), under the honest status. A page that
 * failed while the content backend is away is not broken but unavailable: 503 with Retry-After.
 */

/** Seconds after which a visitor's browser, or a crawler, may ask again. */
const RETRY_AFTER_S = 30
/** How long an edge cache may keep a good page: changes are live in two seconds, so one. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const SECRET_HEADER = 'x-ashlar-error-page'
/** Where a receipt's signed link leads. */
const PRIVATE_PAGE = '/your-enquiry'
const LAST_RESORT = {
  404: 'There is no page at this address.',
  500: 'Something broke on our side. Please try again.',
  503: 'This page cannot be shown just now. Please load it again in a minute.',
}

/**
 * @typedef {404 | 500 | 503} ErrorStatus
 * @typedef {{ host: string, port: number, log: import('pino').Logger }} Options
 */

/** @param {Options} options */
export function createErrorPages({ host, port, log }) {
  // Only this process may fetch the pages themselves; to everybody else they do not exist.
  const secret = randomBytes(16).toString('hex')

  /**
   * @param {ErrorStatus} status
   * @param {string} asked the path that the visitor came for
   * @returns {Promise<string>}
   */
  function render(status, asked) {
    return new Promise((resolve) => {
      /** @param {unknown} reason */
      const give = (reason) => {
        log.error({ reason, status }, 'an error page could not be rendered')
        resolve(`<!doctype html><html lang="en"><title>${status}</title><h1>${LAST_RESORT[status]}</h1></html>`)
      }
      const request = get(
        {
          host: host === '0.0.0.0' || host === '::' ? 'localhost' : host,
          port,
          path: `/errors/${noticeFor(status, asked)}`,
          timeout: 10_000,
          headers: { [SECRET_HEADER]: secret },
        },
        (response) => {
          let html = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => {
            html += chunk
          })
          response.on('end', () => (response.statusCode === 200 ? resolve(html) : give(response.statusCode)))
          response.on('error', give)
        },
      )
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', give)
    })
  }

  /**
   * Watches one answer and replaces it when it is an error page of Next's.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  function watch(request, response) {
    const path = request.url?.split('?')[0] ?? '/'
    if (request.headers[SECRET_HEADER] === secret) return
    if (path.startsWith('/errors/')) request.url = '/errors-are-not-pages'
    if (!isPage(request, path)) return

    const { writeHead, write, end } = response
    let decided = false
    let replaced = false

    /** @param {number} status */
    const decide = (status) => {
      if (decided) return
      decided = true
      const replacement = replacementFor(status)
      if (!replacement) {
        // A redirect too: a browser keeps a 308 for ever unless it is told not to, and records are renamed back.
        if ((status === 200 || status === 308) && isCachedPage(response)) {
          response.setHeader('Cache-Control', PAGE_CACHE)
        }
        return
      }
      replaced = true
      for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'x-nextjs-cache']) {
        response.removeHeader(name)
      }
      void render(replacement, path).then((html) => {
        Object.assign(response, { writeHead, write, end })
        response.statusCode = replacement
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-store')
        if (replacement === 503) response.setHeader('Retry-After', String(RETRY_AFTER_S))
        response.end(request.method === 'HEAD' ? undefined : html)
      })
    }

    response.writeHead = /** @type {typeof response.writeHead} */ (
      (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) => {
        decide(status)
        return replaced ? response : Reflect.apply(writeHead, response, [status, ...rest])
      }
    )
    response.write = /** @type {typeof response.write} */ (
      (/** @type {unknown[]} */ ...chunk) => {
        decide(response.statusCode)
        return replaced ? true : Reflect.apply(write, response, chunk)
      }
    )
    response.end = /** @type {typeof response.end} */ (
      (/** @type {unknown[]} */ ...chunk) => {
        decide(response.statusCode)
        return replaced ? response : Reflect.apply(end, response, chunk)
      }
    )
  }

  return { watch }
}

/**
 * Which notice tells it: who comes by a private link that leads nowhere wants to know of the link, not of the page.
 * @param {ErrorStatus} status
 * @param {string} asked
 */
function noticeFor(status, asked) {
  return status === 404 && asked === PRIVATE_PAGE ? 'private-link' : String(status)
}

/**
 * @param {number} status
 * @returns {ErrorStatus | null}
 */
function replacementFor(status) {
  if (status === 404) return 404
  if (status < 500) return null
  return contentIsAway() ? 503 : 500
}

/** The circuits of src/content/circuit.ts, which every bundle of this process shares. */
function contentIsAway() {
  const { ashlarCircuits } = /** @type {{ ashlarCircuits?: Map<string, { restsUntil: number }> }} */ (globalThis)
  return [...(ashlarCircuits?.values() ?? [])].some(({ restsUntil }) => restsUntil > Date.now())
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 */
function isPage(request, path) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.rsc) return false
  return !/^\/(?:_next|api|media)\//.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

/** @param {import('node:http').ServerResponse} response */
function isCachedPage(response) {
  const policy = response.getHeader('cache-control')
  return typeof policy === 'string' && policy.includes('s-maxage')
}
