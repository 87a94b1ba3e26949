import { readCsrPage } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { CsrView } from '@/features/about/csr-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/about/corporate-social-responsibility'

export async function csrRoute(): Promise<RoutedPage> {
  const [page, csr, settings] = await Promise.all([readPage(PATH), readCsrPage(), readSettings()])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      firstPicture: heroPicture(page.picture),
    }),
    view: <CsrView page={page} csr={csr} addresses={settings.externalAddresses} />,
  }
}
