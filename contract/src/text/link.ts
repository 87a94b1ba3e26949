/** A link as header, footer and pages show it. `external` links open in a new tab and are marked. */
export interface Link {
  label: string
  href: string
  external: boolean
}

/** An address outside the site. It is stored once in the settings, and content refers to it by its key. */
export interface ExternalAddress {
  key: string
  label: string
  url: string
}

const REFERENCE = 'external:'

/**
 * Turns what an editor wrote into an address: a path (`/services`), a full address (`https://…`), or a reference to the
 * settings' list of outside addresses (`external:blogs`).
 *
 * @returns the address, or `null` when the reference is unknown or the address is not http(s).
 */
export function resolveHref(link: string, addresses: readonly ExternalAddress[]): string | null {
  const trimmed = link.trim()
  if (trimmed.startsWith(REFERENCE)) {
    const key = trimmed.slice(REFERENCE.length)
    const found = addresses.find((address) => address.key === key)
    return found ? resolveHref(found.url, []) : null
  }
  if (/^[/#](?![/\\])/.test(trimmed) || trimmed === '/') return trimmed
  return /^(https?:\/\/|mailto:|tel:)/i.test(trimmed) ? trimmed : null
}
