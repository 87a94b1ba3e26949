import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { readSettings } from '@/content/readers/settings'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'
import { FLASH_COOKIE, parseFlash } from '@/features/newsletter/outcome'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }

/** Where a visitor without script learns what became of the subscription. */
export default async function Page() {
  const [jar, settings] = await Promise.all([cookies(), readSettings()])
  return <NewsletterPage flash={parseFlash(jar.get(FLASH_COOKIE)?.value)} text={settings.newsletterText} />
}
