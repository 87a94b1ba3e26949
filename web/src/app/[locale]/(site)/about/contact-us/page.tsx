import type { Metadata } from 'next'
import { metadataOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readOffices } from '@/content/readers/offices'
import { readPage } from '@/content/readers/pages'
import { readPlacedProjects } from '@/content/readers/project-lists'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { ContactView } from '@/features/contact/contact-view'

const PATH = '/about/contact-us'
/** Projects on the sketches of all cities: the first in the editors' order. */
const PLACED = 100

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(await readPage(PATH), PATH)
}

export default async function Page() {
  const [page, offices, leaders, projects, settings] = await Promise.all([
    readPage(PATH),
    readOffices(),
    readLeaders(),
    readPlacedProjects(PLACED),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  return (
    <ContactView
      page={page}
      offices={offices}
      leaders={leaders}
      projects={projects}
      settings={settings}
      addresses={settings.externalAddresses}
    />
  )
}
