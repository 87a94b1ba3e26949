import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { PageMissing } from '@/routing/errors'
import type { RoutedPage } from '@/routing/route'
import { homeRoute } from './_home'

/**
 * The home page with the editors' blocks.
 *
 * @param asked the path of the visitor's request: this page has no address of its own.
 * @throws {PageMissing} for any other path than that of the home page.
 */
export async function homeWithBlocksRoute(asked: string): Promise<RoutedPage> {
  if (asked !== '/') throw new PageMissing(asked)
  return homeRoute(async (page, settings) => {
    const { rest } = await blocksOfPage(page, settings.externalAddresses, { opens: false })
    return rest
  })
}
