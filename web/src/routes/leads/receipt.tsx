import { leadReceipt } from '@ashlar/contract'
import { ReceiptView } from '@/features/leads/visitor/receipt-view'
import type { DocumentHead } from '@/routing/document-head'
import type { RoutedPage } from '@/routing/route'
import { say } from '@/words/say'

/** The page contains a private link, so it sends no referrer to other sites. */
const headOf = (): DocumentHead => ({
  title: say('Received'),
  description: '',
  canonical: null,
  robots: 'noindex',
  referrer: 'same-origin',
})

/** @param cookie the value of the receipt's cookie. */
export async function receiptRoute(cookie: string | undefined): Promise<RoutedPage> {
  return { head: headOf(), view: <ReceiptView receipt={parseReceipt(cookie)} /> }
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
