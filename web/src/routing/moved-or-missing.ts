import { ContentUnavailable } from '@/content/errors'
import { readNewAddress } from '@/content/readers/former-addresses'
import { addressIn, currentLanguage } from '@/words/current-language'
import { PageElsewhere, PageMissing } from './errors'

/**
 * Leads a visitor on whose address has a query that a redirect names, such as `/?p=123` of a former site. Such an address
 * is asked for before its path, where a page may be.
 *
 * @throws {PageElsewhere}
 */
export async function leadOnByQuery(url: string): Promise<void> {
  const address = await newAddressOf(url).catch((error: unknown) => {
    // Without redirects, the page at the path is better than none.
    if (error instanceof ContentUnavailable) return null
    throw error
  })
  if (address) throw new PageElsewhere(address, 308, { keepsQuery: false })
}

/**
 * Ends the response for a missing record: with a redirect when it was renamed or its address has capitals, otherwise
 * with a page that says it is missing (docs/decisions/0012).
 *
 * @throws {PageElsewhere}
 * @throws {PageMissing}
 */
export async function movedOrMissing(path: string): Promise<never> {
  const address = await newAddressOf(path)
  // None of our addresses has capitals, so an address with capitals was typed or printed wrongly.
  const lower = path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  if (address || lower !== path) throw new PageElsewhere(address ?? lower, 308)
  throw new PageMissing(path)
}

/** A redirect may name the old address of a page in one language, which comes before the one for all languages. */
async function newAddressOf(url: string): Promise<string | null> {
  const own = addressIn(currentLanguage(), url)
  return (own === url ? null : await readNewAddress(own)) ?? readNewAddress(url)
}
