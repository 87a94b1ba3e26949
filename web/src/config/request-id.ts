import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs work on behalf of a request: its log lines and its calls to other services carry the request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/**
 * The id of the current request, which is sent to the visitor as `X-Request-Id`; `undefined` for work outside of
 * requests.
 */
export function requestId(): string | undefined {
  return current.getStore()
}

/** The header that passes the id of the current request to another service. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { 'X-Request-Id': id }
}
