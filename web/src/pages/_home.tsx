import type { Page, SiteSettings } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { homePicture } from '@/features/home/home-hero'
import { HomeView } from '@/features/home/home-view'
import { readHomeContent } from '@/features/home/read-home-content'
import { websiteData } from '@/features/structured-data/organization-data'
import { questionsData, questionsOf } from '@/features/structured-data/questions-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/'

/** Renders the blocks below the statements of the home page. */
export type HomeBlocks = (page: Page, settings: SiteSettings) => Promise<ReactNode>

/**
 * The home page, unless editors have put blocks on it: a page with blocks has another route (`home-with-blocks`),
 * because a page carries the styles of every view that its route may show, and those of blocks are a tenth of the home
 * page.
 *
 * @returns `null` when there are blocks, and the caller cannot render them.
 */
export async function homeRoute(): Promise<RoutedPage | null>
export async function homeRoute(showBlocks: HomeBlocks): Promise<RoutedPage>
export async function homeRoute(showBlocks?: HomeBlocks): Promise<RoutedPage | null> {
  const [page, settings, content] = await Promise.all([readPage(PATH), readSettings(), readHomeContent()])
  if (!page) return movedOrMissing(PATH)
  if (page.blocks.length > 0 && !showBlocks) return null
  const blocks = await showBlocks?.(page, settings)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: [websiteData(settings), ...questionsData(questionsOf(page))],
      firstPicture: homePicture(page, content.banners),
    }),
    view: <HomeView page={page} settings={settings} content={content} blocks={blocks} />,
  }
}
