import { readNewAddress } from '@/content/readers/former-addresses'
import { PageElsewhere, PageMissing } from './errors'

/**
 * Ends a page whose record is not there: with a redirect when it was renamed, else as a page that is missing
 * (docs/decisions/0012).
 *
 * @throws {PageElsewhere}
 * @throws {PageMissing}
 */
export async function movedOrMissing(path: string): Promise<never> {
  const address = await readNewAddress(path)
  throw address ? new PageElsewhere(address, 308) : new PageMissing(path)
}
