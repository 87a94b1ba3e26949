/**
 * Headers that go with every answer, redirects and errors among them. Inline scripts are allowed because Next writes a
 * page's data into them.
 *
 * @param {string} [mapAddresses] addresses with blanks between, from whose origins the map reads its style and its tiles
 * @returns {readonly { key: string, value: string }[]}
 */
export function securityHeaders(mapAddresses = '') {
  return [{ key: 'Content-Security-Policy', value: contentPolicy(originsOf(mapAddresses)) }, ...OTHERS]
}

/** @param {readonly string[]} mapOrigins */
function contentPolicy(mapOrigins) {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://www.googletagmanager.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self' https://www.googletagmanager.com https://*.google-analytics.com", ...mapOrigins].join(' ')}`,
    // The map's worker is a file of ours.
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** @param {string} addresses */
function originsOf(addresses) {
  return [...new Set(addresses.split(/\s+/).filter(Boolean).map(originOf))]
}

/** @param {string} address */
function originOf(address) {
  if (!URL.canParse(address)) throw new Error(`MAP_STYLE_URL and MAP_ORIGINS: “${address}” is no address`)
  return new URL(address).origin
}

const OTHERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
