import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readTechnologySignposts } from '@/content/readers/home'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { readTechnologies } from '@/content/readers/technology'
import { TechnologyView } from '@/features/technology/technology-view'

const PATH = '/technology'

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(PATH)
  return page ? describePage({ title: page.title, description: page.description, path: PATH }) : {}
}

/** The technology products, each shown at work. */
export default async function Page() {
  const [page, products, signposts, settings] = await Promise.all([
    readPage(PATH),
    readTechnologies(),
    readTechnologySignposts(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  return <TechnologyView page={page} products={products} signposts={signposts} addresses={settings.externalAddresses} />
}
