import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { PageMissing } from '@/routing/errors'
import type { RoutedPage } from '@/routing/route'
import { homeRoute } from './home'

/**
 * Home with the blocks that editors put on it.
 *
 * @param asked the path that the visitor asked for: this page has no address of its own.
 * @throws {PageMissing} for any other than that of home.
 */
export async function homeWithBlocksRoute(asked: string): Promise<RoutedPage> {
  if (asked !== '/') throw new PageMissing(asked)
  return homeRoute(async (page, settings) => {
    const { rest } = await blocksOfPage(page, settings.externalAddresses, { opens: false })
    return rest
  })
}
