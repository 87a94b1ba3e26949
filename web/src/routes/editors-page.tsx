import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { PageView } from '@/features/page/page-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

/** Every page that editors write as a heading, a lead and sections, at whichever address. */
export async function editorsRoute(path: string): Promise<RoutedPage> {
  const [page, settings] = await Promise.all([readPage(path), readSettings()])
  if (!page) return movedOrMissing(path)
  return {
    head: describePage({ title: page.title, description: page.description, path }),
    view: <PageView page={page} addresses={settings.externalAddresses} />,
  }
}
