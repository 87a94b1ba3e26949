import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { FiguresView } from '@/features/vitals/figures-view'
import { findFigures } from '@/features/vitals/find-figures'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/figures'

/** The speed of the site for its visitors, with the editors' text. */
export async function figuresRoute(): Promise<RoutedPage> {
  const [page, settings, figures] = await Promise.all([readPage(PATH), readSettings(), findFigures()])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      firstPicture: heroPicture(page.picture),
    }),
    view: <FiguresView page={page} figures={figures} addresses={settings.externalAddresses} />,
  }
}
