import { readTechnologies } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { TechnologyView } from '@/features/technology/technology-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/technology'

/** The page of the technology products, with their demos. */
export async function technologyRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, products, settings] = await Promise.all([readPage(PATH), readTechnologies(), readSettings()])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      firstPicture: heroPicture(page.picture),
    }),
    view: <TechnologyView page={page} products={products} addresses={settings.externalAddresses} query={query} />,
  }
}
