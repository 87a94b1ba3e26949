import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { HomeView } from '@/features/home/home-view'
import { readHomeContent } from '@/features/home/read-home-content'
import { PageView } from '@/features/page/page-view'

interface PageProps {
  params: Promise<{ path?: string[] }>
}

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
  if (!page) return movedOrMissing(path)
  if (path !== '/') return <PageView page={page} addresses={settings.externalAddresses} />
  return <HomeView page={page} settings={settings} content={await readHomeContent()} />
}

async function pathOf(params: PageProps['params']): Promise<string> {
  const { path = [] } = await params
  return `/${path.join('/')}`
}
