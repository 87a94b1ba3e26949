import { leadReceipt } from '@ashlar/contract'
import { RECEIPT_PARAMETER, RECEIPT_PATH } from '@/features/leads/submission/outcome'
import { openReceipt } from '@/features/leads/submission/sealed-receipt'
import { ReceiptView } from '@/features/leads/visitor/receipt-view'
import type { DocumentHead } from '@/routing/document-head'
import { PageElsewhere } from '@/routing/errors'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

/** The page contains a private link, so it sends no referrer to other sites. */
const headOf = (): DocumentHead => ({
  title: say('Received'),
  description: '',
  canonical: null,
  robots: 'noindex',
  referrer: 'same-origin',
})

/**
 * The receipt of a form. The form leads here with it twice: in a cookie, and sealed in the address for browsers that keep
 * no cookies. Where the cookie has arrived, the browser is led on to the address without the sealed receipt.
 *
 * @param cookie the value of the receipt's cookie.
 */
export async function receiptRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  const sealed = query[RECEIPT_PARAMETER]
  const ofCookie = parseReceipt(cookie)
  const ofAddress = typeof sealed === 'string' ? openReceipt(sealed) : null
  if (ofAddress && ofCookie?.reference === ofAddress.reference) throw new PageElsewhere(RECEIPT_PATH, 303)
  return { head: headOf(), view: <ReceiptView receipt={ofAddress ?? ofCookie} /> }
}

/** @returns `null` for a text that is not one of our own cookies. */
function parseReceipt(text: string | undefined) {
  if (!text) return null
  try {
    return leadReceipt.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
