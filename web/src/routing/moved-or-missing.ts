import { readNewAddress } from '@/content/readers/former-addresses'
import { PageElsewhere, PageMissing } from './errors'

/**
 * Ends a page whose record is not there: with a redirect when it was renamed or is written in capitals, else as a page that is missing
 * (docs/decisions/0012).
 *
 * @throws {PageElsewhere}
 * @throws {PageMissing}
 */
export async function movedOrMissing(path: string): Promise<never> {
  const address = await readNewAddress(path)
  // Somebody has typed or printed it in capitals; no address of ours has any.
  const lower = path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  if (address || lower !== path) throw new PageElsewhere(address ?? lower, 308)
  throw new PageMissing(path)
}
