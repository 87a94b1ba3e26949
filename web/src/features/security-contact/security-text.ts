/** Days for which what the file says may be taken as true; it is made anew for whoever asks. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

interface SecurityText {
  /** To whom faults are told. */
  email: string
  /** The address that visitors know. */
  site: string
  now: Date
}

/** Where to report a fault of security (RFC 9116). */
export function securityText({ email, site, now }: SecurityText): string {
  const until = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
}
