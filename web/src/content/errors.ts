/** Why a call to another service failed. */
export type FailureKind =
  /** No answer in time, no connection, or the service says it is in trouble (5xx, 429). */
  | 'unavailable'
  /** The service answers, but has nothing there (404). */
  | 'not-found'
  /** The service does not accept the call: credentials, permissions or the body (other 4xx). */
  | 'refused'
  /** The answer is not what the contract says. */
  | 'malformed'

/** A failed call to the content backend, the blogs site or the people provider. Never holds a token or a body. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    readonly kind: FailureKind,
    /** Method and address without its query. */
    readonly call: string,
    detail: string,
    readonly status: number | null = null,
    /** What the service said of a refused body, when it said it in Strapi's words. */
    readonly reason: string | null = null,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${kind}: ${detail}`, options)
  }
}

/**
 * The content of a page cannot be had: the backend is away and there is no earlier copy. The visitor is answered
 * 503 with a branded page (web/src/server/pages/answer-with-page.ts).
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}
