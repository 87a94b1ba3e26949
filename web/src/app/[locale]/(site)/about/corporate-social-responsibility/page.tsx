import type { Metadata } from 'next'
import { metadataOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { readCsrPage } from '@/content/readers/standing'
import { CsrView } from '@/features/about/csr-view'

const PATH = '/about/corporate-social-responsibility'

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(await readPage(PATH), PATH)
}

export default async function Page() {
  const [page, csr, settings] = await Promise.all([readPage(PATH), readCsrPage(), readSettings()])
  if (!page) return movedOrMissing(PATH)
  return <CsrView page={page} csr={csr} addresses={settings.externalAddresses} />
}
