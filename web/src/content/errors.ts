/** Why a call to another service failed. */
type FailureKind =
  /** No answer in time, no connection, or the service reports a failure of its own (5xx, 429). */
  | 'unavailable'
  /** The service answers that nothing exists at this address (404). */
  | 'not-found'
  /** The content backend says that it has no such type of record, or that our token may not read it. */
  | 'missing'
  /** The service does not accept the call: credentials, permissions or the body (other 4xx). */
  | 'refused'
  /** The answer is not what the contract says. */
  | 'malformed'

/** A failed call to the content backend, the blog site or the people provider. Never holds a token, nor of a body more than the start of a public one. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    readonly kind: FailureKind,
    /** Method and address without its query. */
    readonly call: string,
    detail: string,
    readonly status: number | null = null,
    /** The service's message about a refused call, when it has Strapi's format. */
    readonly reason: string | null = null,
    /** Strapi's name of the fault, such as `ValidationError`; `null` when the answer is not Strapi's. */
    readonly fault: string | null = null,
    options?: ErrorOptions,
    /** Milliseconds that the service asks to be left alone for (`Retry-After`); `null` when it does not ask. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${call}: ${kind}: ${detail}`, options)
  }
}

/**
 * The content of a page is not available: the backend is away and there is no earlier copy. The visitor gets a branded
 * 503 page (web/src/server/pages/answer-with-page.ts).
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}
