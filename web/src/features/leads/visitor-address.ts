import 'server-only'

/** Header in which our own server says where a request came from (web/server/visitor-address.mjs). */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

/** Where a form came from; under `next dev`, which our server is not in front of, what Next says. */
export function visitorAddress(headers: Headers): string {
  return headers.get(VISITOR_ADDRESS_HEADER) ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}
