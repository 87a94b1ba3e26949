import { leadReceipt } from '@ashlar/contract'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { RECEIPT_COOKIE } from '@/features/leads/outcome'
import { ReceiptView } from '@/features/leads/receipt-view'

export const dynamic = 'force-dynamic'

/** The private page's address stands on this one; no other site is to learn it. */
export const metadata: Metadata = { title: 'Received', robots: { index: false }, referrer: 'same-origin' }

export default async function Page() {
  return <ReceiptView receipt={parseReceipt((await cookies()).get(RECEIPT_COOKIE)?.value)} />
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
