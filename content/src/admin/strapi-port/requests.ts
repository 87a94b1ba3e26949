type Send = typeof window.fetch

/**
 * From now on `around` sends each request of the admin. Strapi's client has no place for a header of ours or for a second
 * attempt; all of its requests go through `fetch`.
 *
 * @param around gets what `fetch` gets, and the function that sends it.
 */
export function interceptRequests(around: (send: Send, ...request: Parameters<Send>) => Promise<Response>): void {
  const send = window.fetch
  window.fetch = (...request) => around(send, ...request)
}
