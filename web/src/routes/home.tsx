import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { questionsOf } from '@/features/blocks/questions-of'
import { HomeView } from '@/features/home/home-view'
import { readHomeContent } from '@/features/home/read-home-content'
import { websiteData } from '@/features/structured-data/organization-data'
import { questionsData } from '@/features/structured-data/questions-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/'

export async function homeRoute(): Promise<RoutedPage> {
  const [page, settings, content] = await Promise.all([readPage(PATH), readSettings(), readHomeContent()])
  if (!page) return movedOrMissing(PATH)
  const { rest } = await blocksOfPage(page, settings.externalAddresses, { opens: false })
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: [websiteData(settings), ...questionsData(questionsOf(page))],
    }),
    view: <HomeView page={page} settings={settings} content={content} blocks={rest} />,
  }
}
