import { BlockList, isIP } from 'node:net'

/** Under which the site's own code reads where a request came from; whatever a visitor sent by this name is dropped. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

/**
 * Reads which proxies are believed.
 *
 * @param {string} list addresses and networks (`10.0.0.0/8`) with commas between, or `none`
 * @returns {BlockList}
 * @throws {Error} naming what is no address
 */
export function readTrustedProxies(list) {
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
 * @param {string | undefined} peer address at the other end of the connection
 * @param {string | undefined} forwarded the `X-Forwarded-For` header
 * @param {BlockList} trusted
 * @returns {string}
 */
export function visitorAddress(peer, forwarded, trusted) {
  let address = plain(peer ?? '')
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()))
  for (const hop of hops.reverse()) {
    const family = familyOf(address)
    if (!family || !trusted.check(address, family) || !isIP(hop)) break
    address = hop
  }
  return address
}

/** @param {string} address IPv4 within IPv6 is IPv4 */
function plain(address) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** @param {string} address */
function familyOf(address) {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}
