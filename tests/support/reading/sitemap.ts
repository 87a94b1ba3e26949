import type { APIRequestContext } from '@playwright/test'

/** Every path in the sitemaps, in their order. */
export async function pathsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const parts = locationsOf(await (await request.get('/sitemap.xml')).text())
  const texts = await Promise.all(parts.map(async (part) => (await request.get(new URL(part).pathname)).text()))
  return texts.flatMap(locationsOf).map((address) => new URL(address).pathname)
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
