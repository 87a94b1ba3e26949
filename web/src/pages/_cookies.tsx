import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { PageView } from '@/features/page/page-view'
import { StoredTable } from '@/features/privacy/stored-table'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/cookies'

/** What the site keeps in a visitor's browser: the editors' text, and the table made from the code. */
export async function cookiesRoute(): Promise<RoutedPage> {
  const [page, settings] = await Promise.all([readPage(PATH), readSettings()])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      firstPicture: heroPicture(page.picture),
    }),
    view: (
      <PageView page={page} addresses={settings.externalAddresses}>
        <StoredTable />
      </PageView>
    ),
  }
}
