import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readCreativeAgency } from '@/content/readers/agencies'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { Analytics } from '@/features/analytics/analytics'
import { CreativeAgencyView } from '@/features/creative-agency/creative-agency-view'

const PATH = '/aca'

export async function generateMetadata(): Promise<Metadata> {
  const [page, settings] = await Promise.all([readPage(PATH), readSettings()])
  if (!page) return {}
  const head = await describePage({ title: page.title, description: page.description, path: PATH })
  // The agency signs its own page.
  return { ...head, title: { absolute: `${page.title} | ${settings.creativeAgencyName || settings.brandName}` } }
}

/** The creative agency's page: outside the site's layout, so it has neither header nor footer. */
export default async function Page() {
  const [page, agency, settings] = await Promise.all([readPage(PATH), readCreativeAgency(), readSettings()])
  if (!page || !agency) return movedOrMissing(PATH)
  return (
    <>
      <CreativeAgencyView
        page={page}
        agency={agency}
        name={settings.creativeAgencyName}
        brandName={settings.brandName}
      />
      <Analytics page="aca" />
    </>
  )
}
