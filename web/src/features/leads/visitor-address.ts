import 'server-only'

/** Header in which our own server says where a request came from; whatever a visitor sent by this name is dropped. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

/** Where a form came from; in development, which our server is not in front of, nobody says. */
export function visitorAddressIn(headers: Headers): string {
  return headers.get(VISITOR_ADDRESS_HEADER) ?? ''
}
