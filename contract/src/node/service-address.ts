/**
 * Whether a text is an address such as `postgres://user:password@host:5432/name`. A `/`, `?` or `#` of a password that is
 * not percent-encoded ends the host too early: its `@` is then behind the host, or the address cannot be read.
 *
 * @param protocols such as `redis:`
 */
export function isServiceAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  return (
    protocols.includes(protocol) &&
    // A database behind a Unix socket has no host, only a name.
    (host !== '' || pathname.length > 1) &&
    !`${pathname}${search}${hash}`.includes('@') &&
    isEncoded(username) &&
    isEncoded(password)
  )
}

/** What to do about a password that spoils its address, for the end of a message. */
export const ENCODED_PASSWORD = 'with / ? # and % of the password percent-encoded'

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
