import type { APIRequestContext } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'
import { isFor, templates } from '../../visual/templates'

/** A file has one address in all languages. */
const OF_FILE = /^\/(?:_astro|media|pictures|feeds|sitemaps)\/|^[^?#]*\.\w{2,12}(?:[?#]|$)/

/** Filtered by places whose values have a dot, and by a part of the map. */
const FILTERED = [
  '/projects?city=pune&locality=pune.baner',
  '/projects?view=map&area=72.7,18.8,73.1,19.3',
  '/projects?city=pune&view=map&area=73.7,18.4,74.0,18.7',
  '/projects?city=atlantis&price-max=1',
  '/search-result?searchTextFromHeader=3+bhk+in+pune',
  '/projects/compare?ids=heron-bend&ids=samphire-house',
]

const paths = [
  ...templates.filter((template) => isFor(template, 1440) && !template.open).map(({ path }) => path),
  ...read<{ path: string }[]>('pages').map(({ path }) => path),
  ...FILTERED,
]

test('no address of our own on a page in Hindi leaves Hindi, but those of the language switch', async ({ request }) => {
  test.setTimeout(300_000)
  const leaving: string[] = []
  let seen = 0
  for (const path of new Set(paths)) {
    const own = ownAddressesIn(await pageOf(request, path))
    seen += own.length
    leaving.push(...own.filter((address) => !/^\/hi(?:[/?#]|$)/.test(address)).map((address) => `${path}: ${address}`))
  }
  expect(seen).toBeGreaterThan(2_000)
  expect(leaving).toEqual([])
})

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path === '/' ? '/hi' : `/hi${path}`)).text()
}

function ownAddressesIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|form|button)\s[^<>]*>/g)]
    .filter(([tag]) => !/ hreflang=/i.test(tag))
    .flatMap(([tag]) => [...tag.matchAll(/ (?:href|action|formaction)="?(\/(?!\/)[^\s">]*)/gi)])
    .map(([, address = '']) => address)
    .filter((address) => !OF_FILE.test(address))
}
