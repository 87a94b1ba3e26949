import { BlockList, isIP } from 'node:net'

/**
 * Reads which proxies are believed.
 *
 * @param list addresses and networks (`10.0.0.0/8`) with commas between, or `none`
 * @throws {Error} naming what is no address
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
 * Where a request came from: the last forwarded address that no trusted proxy has, read from the near end, since a
 * visitor may write anything at the far one.
 *
 * @param peer address at the other end of the connection
 * @param forwarded the `X-Forwarded-For` header
 */
export function visitorAddress(peer: string | undefined, forwarded: string | undefined, trusted: BlockList): string {
  let address = plain(peer ?? '')
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()))
  for (const hop of hops.reverse()) {
    const family = familyOf(address)
    if (!family || !trusted.check(address, family) || !isIP(hop)) break
    address = hop
  }
  return address
}

/** IPv4 within IPv6 is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}
