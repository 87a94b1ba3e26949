import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import type { Parameters } from '@/features/lists/address'
import { findRegistrations, RERA_PATH } from '@/features/rera/find-registrations'
import { ReraView } from '@/features/rera/rera-view'
import { todayInIndia } from '@/ui/date/today-in-india'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** A number can be looked up by address; for others the page is one. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [parameters, page] = await Promise.all([searchParams, readPage(RERA_PATH)])
  const { number } = findRegistrations(parameters, [])
  return metadataOf(page && { ...page, title: titleOf(page.title, [number]) }, RERA_PATH)
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, page, projects, settings] = await Promise.all([
    searchParams,
    readPage(RERA_PATH),
    readProjects(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(RERA_PATH)
  return (
    <ReraView
      page={page}
      found={findRegistrations(parameters, projects)}
      today={todayInIndia()}
      addresses={settings.externalAddresses}
    />
  )
}
