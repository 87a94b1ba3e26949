import type { MetadataRoute } from 'next'
import { readSettings } from '@/content/readers/settings'

/** Name and tagline are content, so the answer is made when it is asked for, not at build time. */
export const dynamic = 'force-dynamic'

/** What a telephone needs to keep the site among its applications. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brandName, tagline } = await readSettings()
  return {
    name: brandName,
    short_name: brandName,
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#1b1a4b',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
