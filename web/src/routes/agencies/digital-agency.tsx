import { readDigitalAgency } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { DigitalAgencyView } from '@/features/digital-agency/digital-agency-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/ada'

/** The digital agency's page, under the site's header and footer. */
export async function digitalAgencyRoute(): Promise<RoutedPage> {
  const [page, agency, settings] = await Promise.all([readPage(PATH), readDigitalAgency(), readSettings()])
  if (!page || !agency) return movedOrMissing(PATH)
  return {
    head: describePage({ title: page.title, description: page.description, path: PATH }),
    view: <DigitalAgencyView page={page} agency={agency} name={settings.digitalAgencyName} />,
  }
}
