import { mediaKindOfType } from '@ashlar/contract/node/media-kinds'

/** Milliseconds; the site waits less long. */
const TIMEOUT_MS = 10_000

/**
 * @typedef {object} Answer
 * @property {number} status 0 when there was no answer
 * @property {Headers} headers
 * @property {unknown} body parsed JSON; undefined when it is none
 * @property {string} reason why there was no answer, or the service's own message
 */

/**
 * Asks a service. Never throws: no answer is an answer too.
 * @param {string} url
 * @param {{ method?: string, token?: string, headers?: Record<string, string>, body?: string | URLSearchParams }} [options]
 * @returns {Promise<Answer>}
 */
export async function ask(url, { method = 'GET', token = '', headers = {}, body } = {}) {
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const parsed = parseJson(await response.text())
    return { status: response.status, headers: response.headers, body: parsed, reason: reasonIn(parsed) }
  } catch (error) {
    return { status: 0, headers: new Headers(), body: undefined, reason: faultOf(error) }
  }
}

/**
 * Whether a file can be fetched as the site does it: without a query, without a redirect, and of a kind that it passes
 * on. Only the first bytes are.
 * @param {URL} file
 * @returns {Promise<boolean>}
 */
export async function canFetchFile({ origin, pathname }) {
  try {
    const headers = { Range: 'bytes=0-63' }
    const response = await fetch(origin + pathname, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok && mediaKindOfType(response.headers.get('content-type') ?? '') !== null
  } catch {
    return false
  }
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {unknown} body */
function reasonIn(body) {
  const message = /** @type {{ error?: { message?: unknown } } | undefined} */ (body)?.error?.message
  return typeof message === 'string' ? message : ''
}

/** @param {unknown} error */
function faultOf(error) {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const code = /** @type {{ code?: unknown } | undefined} */ (error.cause)?.code
  return typeof code === 'string' ? code : error.message
}
