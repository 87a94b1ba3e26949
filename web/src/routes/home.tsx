import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { HomeView } from '@/features/home/home-view'
import { readHomeContent } from '@/features/home/read-home-content'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/'

export async function homeRoute(): Promise<RoutedPage> {
  const [page, settings, content] = await Promise.all([readPage(PATH), readSettings(), readHomeContent()])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({ title: page.title, description: page.description, path: PATH, alone: true }),
    view: <HomeView page={page} settings={settings} content={content} />,
  }
}
