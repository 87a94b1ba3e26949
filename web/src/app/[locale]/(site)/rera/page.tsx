import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import type { Parameters } from '@/features/lists/address'
import { RERA_PATH, readFoundRegistrations, registrationsHref } from '@/features/rera/find-registrations'
import { ReraView } from '@/features/rera/rera-view'
import { todayInIndia } from '@/ui/date/today-in-india'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** A number can be looked up by address; for others the page is one. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { number, page: shown }] = await Promise.all([readPage(RERA_PATH), find(searchParams)])
  return metadataOf(page && { ...page, title: titleOf(page.title, [number], shown) }, registrationsHref(shown))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found, settings] = await Promise.all([readPage(RERA_PATH), find(searchParams), readSettings()])
  if (!page) return movedOrMissing(RERA_PATH)
  return <ReraView page={page} found={found} today={todayInIndia()} addresses={settings.externalAddresses} />
}

async function find(searchParams: PageProps['searchParams']) {
  return readFoundRegistrations(await searchParams)
}
