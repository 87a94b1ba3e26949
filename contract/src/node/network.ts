import { BlockList, isIP } from 'node:net'

/**
 * Parses the list of trusted proxies.
 *
 * @param list addresses and networks (`10.0.0.0/8`) separated by commas, or `none`.
 * @throws {Error} naming the invalid entry.
 */
export function readTrustedProxies(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of list === 'none' ? [] : list.split(',')) {
    const [address = '', bits] = entry.trim().split('/')
    const family = familyOf(address)
    const most = family === 'ipv6' ? 128 : 32
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new Error(
        `TRUSTED_PROXIES: "${entry.trim()}" is no address; write addresses or networks such as 127.0.0.1,10.0.0.0/8, or none`,
      )
    }
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family)
  }
  return proxies
}

/**
 * The client address of a request: in `X-Forwarded-For`, read from the end, the first address that is not a trusted
 * proxy. Entries further to the left may be forged by the client.
 *
 * @param peer address at the other end of the connection.
 * @param forwarded the `X-Forwarded-For` header.
 */
export function senderAddress(peer: string | undefined, forwarded: string | undefined, trusted: BlockList): string {
  return readHops(peer, forwarded, trusted).address
}

/**
 * The client address, as `senderAddress` gives it, whether the header begins with an address that no trusted proxy has
 * verified, and whether the request comes from a trusted proxy that names no client.
 */
export function readHops(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): { address: string; hasUnverified: boolean; isUnnamed: boolean } {
  let address = plain(peer ?? '')
  const hops = (forwarded ?? '').split(',')
  const isTrusted = () => {
    const family = familyOf(address)
    return family !== null && trusted.check(address, family)
  }
  const peerAddress = address
  const isForwarded = isTrusted()
  while (hops.length > 0 && isTrusted()) {
    const next = plain(hops.at(-1)?.trim() ?? '')
    if (!isIP(next)) break
    address = next
    hops.pop()
  }
  return {
    address,
    hasUnverified: isForwarded && hops.some((hop) => hop.trim() !== ''),
    isUnnamed: isForwarded && address === peerAddress,
  }
}

/**
 * The network that rate limits count by. A household or a rented server usually has a whole IPv6 /64, so all its
 * addresses count as one sender; an IPv4 address counts by itself.
 *
 * @param address an IP address; any other text is returned as it is.
 * @param bits of an IPv6 network.
 * @returns the first address of the network (`2001:db8:0:1::`), or the address itself.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const [given = ''] = plain(address).split('%', 1)
  if (isIP(given) !== 6) return given
  // URL normalizes an address: lower case, no leading zeros, an IPv4 tail as two groups.
  const [head = '', tail = ''] = new URL(`http://[${given}]`).hostname.slice(1, -1).split('::')
  const before = groupsOf(head)
  const behind = groupsOf(tail)
  const zeros = new Array<string>(8 - before.length - behind.length).fill('0')
  return `${[...before, ...zeros, ...behind].slice(0, bits / 16).join(':')}::`
}

/** One of the networks that an address is counted in. */
export interface CountedNetwork {
  network: string
  /** How many times a limit the network may use. */
  multiple: number
}

/**
 * How many times a limit an IPv6 /48 may use: a rented server or an office often has one, with 65,536 networks of the
 * size that counts as one sender, while a mobile provider spreads many customers over it.
 */
const WIDE_MULTIPLE = 4

/** The networks in which a rate limit counts an address; none when it is unknown. */
export function countedNetworks(address: string): CountedNetwork[] {
  const narrow = networkOf(address)
  const wide = networkOf(address, 48)
  if (narrow === '') return []
  return [{ network: narrow, multiple: 1 }, ...(wide === narrow ? [] : [{ network: wide, multiple: WIDE_MULTIPLE }])]
}

const groupsOf = (text: string): string[] => text.split(':').filter(Boolean)

/** Turns an IPv4-mapped IPv6 address into IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}
