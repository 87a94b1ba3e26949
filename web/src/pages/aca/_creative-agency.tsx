import type { CreativeAgencyPage, SiteSettings } from '@ashlar/contract'
import { readCreativeAgency } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { CreativeAgencyView } from '@/features/creative-agency/creative-agency-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/aca'

/** The creative agency's page: it does not use the site's layout, so it has neither header nor footer. */
export async function creativeAgencyRoute(): Promise<RoutedPage> {
  const [page, agency, settings] = await Promise.all([readPage(PATH), readCreativeAgency(), readSettings()])
  if (!page) return movedOrMissing(PATH)
  const { creativeAgencyName: name, brandName } = settings
  return {
    head: describePage({
      // The title has the agency's name instead of the brand's.
      title: `${page.title} | ${name || brandName}`,
      alone: true,
      description: page.description,
      path: PATH,
    }),
    view: (
      <CreativeAgencyView
        page={page}
        agency={agency ?? unwrittenAgency(name || page.heading, settings)}
        name={name}
        brandName={brandName}
      />
    ),
  }
}

/** The agency of which editors have written nothing yet: its name, and how to reach it. */
function unwrittenAgency(heading: string, { phone, email }: SiteSettings): CreativeAgencyPage {
  return { logo: null, heading, manifesto: [], works: [], services: [], process: [], contactLine: '', phone, email }
}
