import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/controls.css'
import { env } from '@/config/env'
import { readSettings } from '@/content/readers/settings'
import { LostScript } from '@/ui/lost-script/lost-script'
import { PageChange } from '@/ui/page-change/page-change'
import { anek } from '../fonts'

/** Pages are rendered on their first visit, none at build time (docs/decisions/0003). */
export function generateStaticParams(): { locale: string }[] {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const { brandName, tagline } = await readSettings()
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: brandName, template: `%s | ${brandName}` },
    description: tagline,
    openGraph: { siteName: brandName, type: 'website', locale: 'en_IN' },
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#1b1a4b',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={anek.variable} data-scroll-behavior="smooth">
      <head>
        <LostScript />
        <PageChange />
      </head>
      <body>{children}</body>
    </html>
  )
}
