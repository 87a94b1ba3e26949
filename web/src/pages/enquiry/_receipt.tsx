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
 * The receipt of the cookie, at an address without it; a browser that keeps no cookies stays at the address with it.
 *
 * @param cookie the value of the receipt's cookie.
 */
export async function receiptRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  const sealed = query[RECEIPT_PARAMETER]
  const kept = parseReceipt(cookie)
  const carried = typeof sealed === 'string' ? openReceipt(sealed) : null
  if (carried && kept?.reference === carried.reference) throw new PageElsewhere(RECEIPT_PATH, 303)
  return { head: headOf(), view: <ReceiptView receipt={carried ?? kept} /> }
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
