import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { KNOWLEDGE_PATH, readFoundVodcasts, vodcastsHref } from '@/features/knowledge/find-vodcasts'
import { VodcastListView } from '@/features/knowledge/vodcast-list-view'
import { type Parameters, titleIn } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each topic is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { topic, topics, words, page: number }] = await Promise.all([
    readPage(KNOWLEDGE_PATH),
    find(searchParams),
  ])
  const title = titleOf(page?.title ?? '', [titleIn(topics, topic), words], number)
  return metadataOf(page && { ...page, title }, vodcastsHref(topic, number))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found, settings] = await Promise.all([readPage(KNOWLEDGE_PATH), find(searchParams), readSettings()])
  if (!page) return movedOrMissing(KNOWLEDGE_PATH)
  return <VodcastListView page={page} found={found} addresses={settings.externalAddresses} />
}

async function find(searchParams: PageProps['searchParams']) {
  return readFoundVodcasts(await searchParams)
}
