import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { Analytics } from '@/features/analytics/analytics'
import { CreativeAgencyView } from '@/features/creative-agency/creative-agency-view'

const PATH = '/aca'

export async function generateMetadata(): Promise<Metadata> {
  const [page, settings] = await Promise.all([readPage(PATH), readSettings()])
  if (!page) return {}
  return {
    title: { absolute: `${page.title} | ${settings.creativeAgencyName || settings.brandName}` },
    description: page.description,
    alternates: { canonical: PATH },
    openGraph: { title: page.title, description: page.description, url: PATH },
  }
}

/** The creative agency's page: outside the site's layout, so it has neither header nor footer. */
export default async function Page() {
  const [page, settings] = await Promise.all([readPage(PATH), readSettings()])
  if (!page) notFound()
  return (
    <>
      <CreativeAgencyView page={page} settings={settings} />
      <Analytics page="aca" />
    </>
  )
}
