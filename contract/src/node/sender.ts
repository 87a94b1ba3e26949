import type { IncomingHttpHeaders } from 'node:http'
import type { BlockList } from 'node:net'
import { readHops } from './network.js'
import { hostnameIn, isLoopback, isPublicAddress } from './operator-access.js'

/** The parts of a request that are read, as Node's servers give them. */
interface Received {
  socket: { remoteAddress?: string | undefined }
  httpVersion: string
  headers: IncomingHttpHeaders
}

interface SenderOptions {
  trusted: BlockList
  /** Addresses of the product as the operator has set them, `SITE_URL` for one; `null` where one is not set. */
  ownAddresses: readonly (string | null)[]
  /** Gets a sentence with cause and mend for the operator, each once. */
  warn: (text: string) => void
}

/**
 * Reads the client address of every request as `senderAddress` does, and warns once when the proxy in front lets
 * visitors write a part of `X-Forwarded-For`, and once when it sends none. In the latter case the address is empty from
 * then on: nobody is taken for an operator on this machine, and no limit counts all visitors as one.
 */
export function senderReader({ trusted, ownAddresses, warn }: SenderOptions): (request: Received) => string {
  const ownHosts = ownAddresses.flatMap((url) => (url !== null && isPublicAddress(url) ? new URL(url).hostname : []))
  const warned = new Set<string>()
  const tell = (text: string) => {
    if (!warned.has(text)) warn(text)
    warned.add(text)
  }
  return (request) => {
    const { remoteAddress: peer = '' } = request.socket
    const given = request.headers['x-forwarded-for']
    const forwarded = Array.isArray(given) ? given.join(',') : given
    const { address, hasUnverified, isUnnamed } = readHops(peer, forwarded, trusted)
    if (hasUnverified) tell(UNVERIFIED)
    if (!isUnnamed) return address
    if (isOfVisitor(request, address, ownHosts)) tell(SILENT)
    return warned.has(SILENT) ? '' : address
  }
}

/** Whether a request that names no client has come through a proxy all the same. */
function isOfVisitor({ httpVersion, headers }: Received, peer: string, ownHosts: readonly string[]): boolean {
  const host = hostnameIn(headers.host ?? '')
  if (host === '') return false
  // nginx speaks this version to servers by default, browsers and operators' programs do not.
  if (httpVersion === '1.0') return true
  const { origin = '' } = headers
  const asked = [host, URL.canParse(origin) ? new URL(origin).hostname : '']
  if (asked.some((name) => ownHosts.includes(name))) return true
  // A browser sends it, a server or an operator's program does not.
  const isBrowser = headers['sec-fetch-site'] !== undefined
  return isBrowser && (ownHosts.length > 0 || (isLoopback(peer) && !isLoopback(host)))
}

const MEND =
  'Mend: let the proxy set X-Forwarded-For to the address of its peer (nginx: proxy_set_header X-Forwarded-For $remote_addr; HAProxy: http-request set-header X-Forwarded-For %[src]), and name every proxy on the way in TRUSTED_PROXIES; docs/guides/proxies.md has a configuration for each.'

const UNVERIFIED = `X-Forwarded-For arrived with an address that no trusted proxy has verified: the proxy in front appends to the header or passes on what visitors send, so visitors may choose the address by which limits count them. ${MEND}`

const SILENT = `Requests of visitors arrive from a trusted proxy without X-Forwarded-For: all of them have its address. Until the next start, limits by address do not count them, and metrics without METRICS_TOKEN are closed. ${MEND}`
