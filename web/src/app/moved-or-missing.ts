import { notFound, permanentRedirect } from 'next/navigation'
import { readNewAddress } from '@/content/readers/former-addresses'

/**
 * Ends a page whose record is not there: with a redirect when it was renamed, else as a page that is missing
 * (docs/decisions/0012).
 */
export async function movedOrMissing(path: string): Promise<never> {
  const address = await readNewAddress(path)
  if (address) permanentRedirect(address)
  notFound()
}
