import type { APIRoute } from 'astro'
import { readSettings } from '@/content/readers/settings'
import { colour } from '@/ui/styles/colours'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The web app manifest, with which a phone can install the site. Name and tagline are content. */
export const GET: APIRoute = async () => {
  const { brandName, tagline } = await readSettings()
  const manifest = {
    name: brandName,
    short_name: brandName,
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: colour('--ground'),
    theme_color: colour('--deep'),
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
