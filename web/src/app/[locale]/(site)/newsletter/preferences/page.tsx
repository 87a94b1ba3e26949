import type { Metadata } from 'next'
import { readSubscription, type SearchParameters } from '@/features/newsletter/subscription-link'
import { PreferencesView } from '@/features/newsletter/subscription-view'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your newsletter',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default async function Page({ searchParams }: { searchParams: SearchParameters }) {
  return <PreferencesView {...(await readSubscription(searchParams))} />
}
