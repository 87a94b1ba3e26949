import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPressCategories } from '@/content/readers/in-the-news'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { type Parameters, titleIn } from '@/features/lists/address'
import { NEWS_PATH, newsHref, readFoundPress } from '@/features/press/find-press'
import { NewsView } from '@/features/press/news-view'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each state of the filters is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, choices, page: number }] = await Promise.all([readPage(NEWS_PATH), find(searchParams)])
  const title = titleOf(page?.title ?? '', [titleIn(choices.categories, query.category), query.year], number)
  return metadataOf(page && { ...page, title }, newsHref(query, number))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found, settings] = await Promise.all([readPage(NEWS_PATH), find(searchParams), readSettings()])
  if (!page) return movedOrMissing(NEWS_PATH)
  return <NewsView page={page} found={found} addresses={settings.externalAddresses} />
}

async function find(searchParams: PageProps['searchParams']) {
  return readFoundPress(...(await Promise.all([searchParams, readPressCategories()])))
}
