import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readDigitalAgency } from '@/content/readers/agencies'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { DigitalAgencyView } from '@/features/digital-agency/digital-agency-view'

const PATH = '/ada'

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(PATH)
  return page ? describePage({ title: page.title, description: page.description, path: PATH }) : {}
}

/** The digital agency's page, under the site's header and footer. */
export default async function Page() {
  const [page, agency, settings] = await Promise.all([readPage(PATH), readDigitalAgency(), readSettings()])
  if (!page || !agency) return movedOrMissing(PATH)
  return <DigitalAgencyView page={page} agency={agency} name={settings.digitalAgencyName} />
}
