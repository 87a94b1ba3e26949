import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { readTrustedProxies } from '@ashlar/contract/node/network'
import { env } from '@/config/env'
import { VISITOR_ADDRESS_HEADER } from '@/features/leads/submission/request-context'

export type OperatorAccess = 'granted' | 'token-missing' | 'elsewhere'

/** What a proxy adds: behind one, everybody comes from this machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
const loopback = readTrustedProxies('127.0.0.0/8,::1')

/**
 * Whether an operator asks: whoever has `METRICS_TOKEN`; where there is none, whoever asks on the machine itself, by no
 * proxy.
 *
 * @param headers with the address that `prepareRequest` has put there.
 */
export function operatorAccess(headers: Headers): OperatorAccess {
  const { METRICS_TOKEN } = env()
  if (METRICS_TOKEN) {
    return isSame(headers.get('authorization') ?? '', `Bearer ${METRICS_TOKEN}`) ? 'granted' : 'token-missing'
  }
  const local =
    isLoopback(headers.get(VISITOR_ADDRESS_HEADER) ?? '') &&
    isLoopback(hostOf(headers.get('host') ?? '')) &&
    PROXY_HEADERS.every((name) => !headers.has(name))
  return local ? 'granted' : 'elsewhere'
}

function isLoopback(address: string): boolean {
  const version = isIP(address)
  return address === 'localhost' || (version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6'))
}

/** The name or address before the port. */
function hostOf(host: string): string {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
}

/** As long for a good guess as for a bad one. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
