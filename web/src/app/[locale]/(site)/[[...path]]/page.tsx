import { SERVICES_MENU_RECORDS } from '@ashlar/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage } from '@/app/describe-page'
import { readMenuCards } from '@/content/readers/menu-cards'
import { readNavigation } from '@/content/readers/navigation'
import { readPage } from '@/content/readers/pages'
import { readLatestPosts } from '@/content/readers/posts'
import { readSettings } from '@/content/readers/settings'
import { HomeView } from '@/features/home/home-view'
import { PageView } from '@/features/page/page-view'

interface PageProps {
  params: Promise<{ path?: string[] }>
}

const HOME_POSTS = 3

export function generateStaticParams(): { path: string[] }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const path = await pathOf(params)
  const page = await readPage(path)
  if (!page) return {}
  return describePage({ title: page.title, description: page.description, path, alone: path === '/' })
}

/** Every page that editors write as a heading, a lead and sections; the home page adds the ways in. */
export default async function Page({ params }: PageProps) {
  const path = await pathOf(params)
  const [page, settings] = await Promise.all([readPage(path), readSettings()])
  if (!page) notFound()
  if (path !== '/') return <PageView page={page} addresses={settings.externalAddresses} />
  const [{ services }, audienceCards, projects, posts] = await Promise.all([
    readNavigation(),
    readMenuCards('Services'),
    readMenuCards('Projects'),
    readLatestPosts(HOME_POSTS),
  ])
  return (
    <HomeView
      page={page}
      settings={settings}
      services={services}
      audienceCards={audienceCards.slice(0, SERVICES_MENU_RECORDS)}
      projects={projects}
      posts={posts}
    />
  )
}

async function pathOf(params: PageProps['params']): Promise<string> {
  const { path = [] } = await params
  return `/${path.join('/')}`
}
