import 'server-only'
import { formerAddress, reads } from '@ashlar/contract'
import { readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/** A chain longer than this is a circle, or as good as one. */
const MOST_STEPS = 5

const readFormerAddresses = oncePerResponse(async (): Promise<ReadonlyMap<string, string>> => {
  const records = await readRecords(reads.formerAddresses, formerAddress)
  return new Map(records.map(({ from, to }) => [from, to]))
})

/**
 * Where a page went that is no longer at its address.
 *
 * @param path without query, as it stands in the address bar.
 * @returns `null` when nothing was ever there.
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export async function readNewAddress(path: string): Promise<string | null> {
  return follow(await readFormerAddresses(), path)
}

/** Follows an address to where it ends; one that leads in a circle ends nowhere. */
export function follow(addresses: ReadonlyMap<string, string>, path: string): string | null {
  let found: string | null = null
  for (let step = 0, next = addresses.get(path); next !== undefined; step++, next = addresses.get(found)) {
    if (step === MOST_STEPS || next === path) return null
    found = next
  }
  return found
}
