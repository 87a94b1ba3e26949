import 'server-only'
import { decodedAddress, formerAddress, reads } from '@ashlar/contract'
import { collection } from '../library/library'

/** A chain of redirects longer than this counts as a circle. */
const MOST_STEPS = 5

const readFormerAddresses = collection(reads.formerAddresses, formerAddress, (records) =>
  records.map(({ from, to }) => [comparable(from), to] as const),
)

/**
 * The new address of a page that has moved.
 *
 * @param path as in the address bar: without query, or with one that a redirect may name, such as `/?p=123`.
 * @returns `null` when the path was never in use.
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export async function readNewAddress(path: string): Promise<string | null> {
  return followRedirects(new Map(await readFormerAddresses()), path)
}

/** One spelling of an address, whatever the order of its parameters, with or without a last slash. */
function comparable(address: string): string {
  const [written = '', query] = decodedAddress(address).split(/\?(.*)/s, 2)
  const path = written.replace(/(?<=.)\/$/, '')
  return query === undefined ? path : `${path}?${query.split('&').toSorted().join('&')}`
}

/**
 * Follows redirects to the last address; `null` for a circle.
 *
 * @param addresses by decoded address.
 */
export function followRedirects(addresses: ReadonlyMap<string, string>, path: string): string | null {
  const nextOf = (address: string) => addresses.get(comparable(address))
  let found: string | null = null
  for (let step = 0, next = nextOf(path); next !== undefined; step++, next = nextOf(found)) {
    if (step === MOST_STEPS || comparable(next) === comparable(path)) return null
    found = next
  }
  return found
}
