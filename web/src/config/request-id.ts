import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Does work on behalf of a request: log lines and calls to other services carry its id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** The id of the request under way, as its visitor is told it (`X-Request-Id`); none for work that nobody asked for. */
export function requestId(): string | undefined {
  return current.getStore()
}

/** What a call to another service says of the request that it is made for. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { 'X-Request-Id': id }
}
