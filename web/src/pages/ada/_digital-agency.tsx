import type { DigitalAgencyPage, Page, SiteSettings } from '@ashlar/contract'
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
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({ title: page.title, description: page.description, path: PATH }),
    view: (
      <DigitalAgencyView
        page={page}
        agency={agency ?? unwrittenAgency(page, settings)}
        name={settings.digitalAgencyName}
      />
    ),
  }
}

/** The agency of which editors have written nothing yet: its page's words, and how to reach it. */
function unwrittenAgency({ heading, lead }: Page, { phone, email }: SiteSettings): DigitalAgencyPage {
  return { logo: null, heading, lead, works: [], services: [], stack: [], process: [], contactLine: '', phone, email }
}
