import { leadReceipt } from '@ashlar/contract'
import { ReceiptView } from '@/features/leads/visitor/receipt-view'
import type { DocumentHead } from '@/routing/document-head'
import type { RoutedPage } from '@/routing/route'

/** The private page's address stands on this one; no other site is to learn it. */
const head: DocumentHead = {
  title: 'Received',
  description: '',
  canonical: null,
  robots: 'noindex',
  referrer: 'same-origin',
}

/** @param cookie what stands in the receipt's cookie. */
export async function receiptRoute(cookie: string | undefined): Promise<RoutedPage> {
  return { head, view: <ReceiptView receipt={parseReceipt(cookie)} /> }
}

/** @returns `null` for anything that is not one of our own cookies. */
function parseReceipt(text: string | undefined) {
  if (!text) return null
  try {
    return leadReceipt.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
