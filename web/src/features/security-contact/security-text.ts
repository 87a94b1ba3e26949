import { DAY_MS } from '@ashlar/contract'

/** Days until the file expires; it is written at each request. */
const VALID_DAYS = 180

interface SecurityText {
  /** The address for reports. */
  email: string
  /** The public address of the site. */
  site: string
  now: Date
}

/** The text of security.txt: where to report a vulnerability (RFC 9116). */
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
