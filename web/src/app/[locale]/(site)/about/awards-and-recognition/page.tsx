import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { readAwards } from '@/content/readers/standing'
import { AwardsView } from '@/features/about/awards-view'
import { AWARDS_PATH, awardsHref, findAwards } from '@/features/about/find-awards'
import { type Parameters, titleIn } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each field of work is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [parameters, page, awards] = await Promise.all([searchParams, readPage(AWARDS_PATH), readAwards()])
  const { category, categories } = findAwards(parameters, awards)
  const title = titleOf(page?.title ?? '', [titleIn(categories, category)])
  return metadataOf(page && { ...page, title }, awardsHref(category))
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, page, awards, settings] = await Promise.all([
    searchParams,
    readPage(AWARDS_PATH),
    readAwards(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(AWARDS_PATH)
  return <AwardsView page={page} found={findAwards(parameters, awards)} addresses={settings.externalAddresses} />
}
