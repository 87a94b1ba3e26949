import { readNewAddress } from '@/content/readers/former-addresses'
import { PageElsewhere, PageMissing } from './errors'

/**
 * Ends the response for a missing record: with a redirect when it was renamed or its address has capitals, otherwise
 * with a page that says it is missing (docs/decisions/0012).
 *
 * @throws {PageElsewhere}
 * @throws {PageMissing}
 */
export async function movedOrMissing(path: string): Promise<never> {
  const address = await readNewAddress(path)
  // None of our addresses has capitals, so an address with capitals was typed or printed wrongly.
  const lower = path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  if (address || lower !== path) throw new PageElsewhere(address ?? lower, 308)
  throw new PageMissing(path)
}
