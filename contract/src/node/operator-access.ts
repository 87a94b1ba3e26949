import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { readTrustedProxies } from './network.js'

export type OperatorAccess = 'granted' | 'token-missing' | 'elsewhere'

/** The parts of a request that are checked, for any framework. */
export interface OperatorRequest {
  /** IP address that the request came from. */
  address: string
  /** @returns the value of a header; empty or `null` when it is missing. */
  header(name: string): string | null
  /** Addresses of the product as the operator has set them, `SITE_URL` for one; `null` where one is not set. */
  ownAddresses: readonly (string | null)[]
}

/** Headers that a proxy adds. Behind a proxy on this machine, every request comes from loopback. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
const loopback = readTrustedProxies('127.0.0.0/8,::1')

/**
 * Decides whether a request may read the metrics. With a token: every request that sends it, from anywhere. Without one:
 * local requests (`isLocalRequest`).
 *
 * @param token `METRICS_TOKEN`; `null` or empty where none is set.
 */
export function operatorAccess(request: OperatorRequest, token: string | null): OperatorAccess {
  if (token) return isSameText(request.header('authorization') ?? '', `Bearer ${token}`) ? 'granted' : 'token-missing'
  return isLocalRequest(request) ? 'granted' : 'elsewhere'
}

/**
 * Whether a request comes from this machine, to a loopback name, through no proxy. None does where the product has a
 * public address: there is a proxy in front, which may add no header and pass on any `Host`, so that every stranger's
 * request looks like one from this machine.
 */
export function isLocalRequest({ address, header, ownAddresses }: OperatorRequest): boolean {
  return (
    !ownAddresses.some(isPublicAddress) &&
    isLoopback(address) &&
    isLoopback(hostnameIn(header('host') ?? '')) &&
    PROXY_HEADERS.every((name) => !header(name))
  )
}

/** Whether an address names anything but this machine. */
export function isPublicAddress(url: string | null): boolean {
  return url !== null && !isLoopback(new URL(url).hostname)
}

/** @param host a name or an IP address without its port; IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  const version = isIP(name)
  return name === 'localhost' || (version !== 0 && loopback.check(name, version === 4 ? 'ipv4' : 'ipv6'))
}

/** @returns the host without its port, empty when it is malformed. */
export function hostnameIn(host: string): string {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** Compares digests, so that the time taken does not depend on how much of a guess is correct. */
function isSameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
