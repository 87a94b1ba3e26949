import 'server-only'
import { isRecord, readableText, withReadableTexts } from '@ashlar/contract'
import { requestIdHeader } from '@/config/request-id'
import { RequestError } from '../errors'
import { limitedBytes } from './limited-bytes'

/** Milliseconds a call may take before it counts as unavailable. */
export const REQUEST_TIMEOUT_MS = 3_000

/** Bytes of the largest answer that is read: ten times a page of a hundred of our largest records. */
const MOST_BYTES = 32 * 1024 * 1024

/** Characters of a public answer that could not be read, for the log: a notice or the page of a firewall is known by them. */
const SHOWN_START = 100

interface RequestOptions {
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** Sent as `Authorization: Bearer …`. */
  bearer?: string
  timeoutMs?: number
  /**
   * The service recognises a call that arrives twice, so it is sent once more when its connection ends without an
   * answer: the process behind it was replaced, or had just closed an idle connection.
   */
  repeatable?: boolean
}

interface BodyOptions extends RequestOptions {
  /** `json` by default; `form` sends `application/x-www-form-urlencoded`. */
  encoding?: 'json' | 'form'
}

export interface JsonResponse {
  status: number
  headers: Headers
  /** Parsed JSON, or `null` for an empty body. */
  body: unknown
}

/**
 * The only way to call other services. Each call resolves with a JSON answer of a 2xx status and rejects otherwise.
 *
 * @throws {RequestError} for every failure; its `kind` is unavailable, not found, refused or malformed.
 */
export const request = {
  get: (url: string, options: RequestOptions = {}): Promise<JsonResponse> => send('GET', url, undefined, options),
  /** Asks which methods an address takes; the answer has no body. */
  options: (url: string, options: RequestOptions = {}): Promise<JsonResponse> =>
    send('OPTIONS', url, undefined, options),
  post: (url: string, body: unknown, options: BodyOptions = {}): Promise<JsonResponse> =>
    send('POST', url, body, options),
  put: (url: string, body: unknown, options: BodyOptions = {}): Promise<JsonResponse> =>
    send('PUT', url, body, options),
}

async function send(
  method: string,
  address: string,
  body: unknown,
  options: RequestOptions & BodyOptions,
): Promise<JsonResponse> {
  const url = new URL(address)
  for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.set(key, value)
  const call = `${method} ${url.origin}${url.pathname}`
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...requestIdHeader(),
    ...options.headers,
  }
  if (options.bearer) headers.Authorization = `Bearer ${options.bearer}`

  const init: RequestInit = {
    method,
    headers,
    signal: AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS),
  }
  if (body !== undefined) {
    const form = options.encoding === 'form'
    headers['Content-Type'] = form ? 'application/x-www-form-urlencoded' : 'application/json'
    init.body = form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
  }

  let response: Response
  let text: string | null
  try {
    ;({ response, text } = await exchange(url, init, options.repeatable ?? false))
  } catch (error) {
    const detail = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : describe(error)
    throw new RequestError('unavailable', call, detail, null, null, null, { cause: error })
  }
  const parsed = text === null ? UNREADABLE : parseJson(text)
  if (!response.ok) {
    throw new RequestError(
      kindOf(response.status),
      call,
      `status ${response.status}`,
      response.status,
      textOfFault(parsed, 'message'),
      textOfFault(parsed, 'name'),
      undefined,
      retryAfterOf(response.headers),
    )
  }
  if (text === null) throw new RequestError('malformed', call, 'the answer is too large', response.status)
  if (parsed === UNREADABLE) {
    const isPublic = method === 'GET' && !options.bearer
    const start = isPublic ? `, but begins with “${readableText(text).slice(0, SHOWN_START).trim()}”` : ''
    throw new RequestError('malformed', call, `the answer is not JSON${start}`, response.status)
  }
  return { status: response.status, headers: response.headers, body: parsed }
}

async function exchange(
  url: URL,
  init: RequestInit,
  repeatable: boolean,
): Promise<{ response: Response; text: string | null }> {
  try {
    const response = await fetch(url, init)
    const bytes = await limitedBytes(response, MOST_BYTES)
    return { response, text: bytes && new TextDecoder().decode(bytes) }
  } catch (error) {
    if (!repeatable || !CONNECTION_ENDED.has(describe(error))) throw error
    return exchange(url, init, false)
  }
}

const CONNECTION_ENDED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const UNREADABLE = Symbol('unreadable')

/** JSON escapes most control characters. Few answers have any, and walking through all would take time. */
const MAY_HOLD_CONTROLS = /[\u007f-\u009f\ufffe\uffff]|\\[bf]|\\u(?:00|d[89a-f]|fff)/i

function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return MAY_HOLD_CONTROLS.test(text) ? withReadableTexts(value) : value
  } catch {
    return UNREADABLE
  }
}

function kindOf(status: number): 'unavailable' | 'not-found' | 'refused' {
  if (status === 404) return 'not-found'
  return status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused'
}

/** @returns milliseconds; a service may name seconds or a moment. */
function retryAfterOf(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim()
  if (!asked) return null
  const pause = Number.isNaN(Number(asked)) ? Date.parse(asked) - Date.now() : Number(asked) * 1000
  return pause > 0 ? pause : null
}

/** Strapi's reason for refusing a call: `error.message` of the body. */
export function refusalReason(body: unknown): string | null {
  return textOfFault(body, 'message')
}

function textOfFault(body: unknown, part: 'message' | 'name'): string | null {
  const text = isRecord(body) && isRecord(body.error) ? body.error[part] : null
  return typeof text === 'string' ? text : null
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const cause = error.cause
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.message
}
