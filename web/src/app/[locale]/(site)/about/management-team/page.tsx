import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { LEADERS_PATH, leadersHref, readLeaderQuery } from '@/features/about/find-leaders'
import { LeadersView } from '@/features/about/leaders-view'
import { type Parameters, titleIn } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each state of the filter is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [parameters, page, leaders] = await Promise.all([searchParams, readPage(LEADERS_PATH), readLeaders()])
  const { query, places } = readLeaderQuery(parameters, leaders)
  const place = titleIn(places, query.place)
  return metadataOf(page && { ...page, title: titleOf(page.title, [place, query.need]) }, leadersHref(query))
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, page, leaders, settings] = await Promise.all([
    searchParams,
    readPage(LEADERS_PATH),
    readLeaders(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(LEADERS_PATH)
  return (
    <LeadersView
      page={page}
      leaders={leaders}
      asked={readLeaderQuery(parameters, leaders)}
      addresses={settings.externalAddresses}
    />
  )
}
