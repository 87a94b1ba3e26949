import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { AwardsView } from '@/features/about/awards-view'
import { AWARDS_PATH, awardsHref, readFoundAwards } from '@/features/about/find-awards'
import { type Parameters, titleIn } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each field of work is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { category, categories, page: number }] = await Promise.all([readPage(AWARDS_PATH), find(searchParams)])
  const title = titleOf(page?.title ?? '', [titleIn(categories, category)], number)
  return metadataOf(page && { ...page, title }, awardsHref(category, number))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found, settings] = await Promise.all([readPage(AWARDS_PATH), find(searchParams), readSettings()])
  if (!page) return movedOrMissing(AWARDS_PATH)
  return <AwardsView page={page} found={found} addresses={settings.externalAddresses} />
}

async function find(searchParams: PageProps['searchParams']) {
  return readFoundAwards(await searchParams)
}
