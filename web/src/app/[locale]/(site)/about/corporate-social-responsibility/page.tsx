import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { metadataOf } from '@/app/metadata-of'
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
  if (!page) notFound()
  return <CsrView page={page} csr={csr} addresses={settings.externalAddresses} />
}
