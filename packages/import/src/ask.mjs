import { setTimeout as wait } from 'node:timers/promises'

/** How long a call may take. */
const TIMEOUT_MS = 30_000
/** Bytes of one JSON response. */
const MOST_JSON = 32 * 1024 * 1024
/** Pauses before the second, third and fourth attempt. */
const RETRY_PAUSES_MS = [500, 2_000, 5_000]
/** The longest pause that a server may ask for. */
const LONGEST_PAUSE_MS = 60_000

/** A call that failed; the message says why, without any secret. */
export class CallFailed extends Error {
  /**
   * @param {string} message
   * @param {number | null} status null without a response
   */
  constructor(message, status) {
    super(message)
    this.name = 'CallFailed'
    this.status = status
  }
}

/**
 * @typedef {object} CallOptions
 * @property {AbortSignal} signal
 * @property {string} [token] bearer token
 */

/**
 * Gets JSON. A server that is away or busy is asked four times. Redirects are an error, because the token must not be
 * sent to another host.
 * @param {URL} url
 * @param {CallOptions} options
 * @returns {Promise<{ body: unknown, headers: Headers }>}
 */
export async function getJson(url, options) {
  const response = await ask(url, options)
  // Some plug-ins put a byte-order mark before the JSON; the decoder leaves it out.
  const text = new TextDecoder().decode(await readBytes(response, MOST_JSON, options.signal))
  try {
    return { body: JSON.parse(text), headers: response.headers }
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CallFailed(`${withoutQuery(url)} did not answer with JSON`, response.status)
    throw error
  }
}

/**
 * Gets a file of at most `most` bytes.
 * @param {URL} url
 * @param {number} most
 * @param {CallOptions} options
 * @returns {Promise<{ bytes: Buffer, type: string }>}
 */
export async function getFile(url, most, options) {
  const response = await ask(url, options)
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  return { bytes: await readBytes(response, most, options.signal), type }
}

/**
 * @param {URL} url
 * @param {CallOptions} options
 * @returns {Promise<Response>} with status 200
 */
async function ask(url, { signal, token }) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  for (let attempt = 0; ; attempt++) {
    const pause = RETRY_PAUSES_MS[attempt]
    /** @type {Response} */
    let response
    try {
      response = await fetch(url, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
    } catch (error) {
      signal.throwIfAborted()
      if (pause === undefined) throw new CallFailed(`${withoutQuery(url)} did not answer (${causeOf(error)})`, null)
      await wait(pause, undefined, { signal })
      continue
    }
    if (response.status === 200) return response
    await response.body?.cancel()
    const isBusy = response.status === 429 || response.status >= 500
    if (isBusy && pause !== undefined) {
      const asked = Number(response.headers.get('retry-after') ?? 0) * 1000
      await wait(Math.min(Math.max(pause, asked || 0), LONGEST_PAUSE_MS), undefined, { signal })
      continue
    }
    const location = response.headers.get('location')
    throw new CallFailed(
      `${withoutQuery(url)} answered ${response.status}${location ? `, which leads to ${location.split('?')[0]}` : ''}`,
      response.status,
    )
  }
}

/**
 * @param {Response} response
 * @param {number} most
 * @param {AbortSignal} signal
 */
async function readBytes(response, most, signal) {
  const chunks = []
  let count = 0
  try {
    for await (const chunk of response.body ?? []) {
      count += chunk.length
      if (count > most) throw new CallFailed(`${withoutQuery(new URL(response.url))} has more than ${most} bytes`, null)
      chunks.push(chunk)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof CallFailed) throw error
    throw new CallFailed(`${withoutQuery(new URL(response.url))} broke off (${causeOf(error)})`, null)
  }
  return Buffer.concat(chunks)
}

/** @param {URL} url */
const withoutQuery = (url) => url.origin + url.pathname

/** @param {unknown} error */
export function causeOf(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
