import type { APIRequestContext } from '@playwright/test'

/** Every path in the sitemaps, in their order. */
export async function pathsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const parts = locationsOf(await (await request.get('/sitemap.xml')).text())
  const texts = await Promise.all(parts.map(async (part) => (await request.get(new URL(part).pathname)).text()))
  return texts.flatMap(locationsOf).map((address) => new URL(address).pathname)
}

/** Every path in the sitemaps, with the paths of its versions by `hreflang`; empty for a page in one language. */
export async function versionsInSitemap(request: APIRequestContext): Promise<Map<string, Record<string, string>>> {
  const parts = locationsOf(await (await request.get('/sitemap.xml')).text())
  const texts = await Promise.all(parts.map(async (part) => (await request.get(new URL(part).pathname)).text()))
  const entries = texts.flatMap((text) => [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry))
  return new Map(entries.map((entry) => [locationsOf(entry).map(pathOf)[0] ?? '', versionsIn(entry)]))
}

/** The paths of the versions that a head or an entry of a sitemap names, by `hreflang`. */
export function versionsIn(markup: string): Record<string, string> {
  const named = markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)
  return Object.fromEntries([...named].map(([, code = '', address = '']) => [code, pathOf(address)]))
}

function pathOf(address: string): string {
  return new URL(address).pathname
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
