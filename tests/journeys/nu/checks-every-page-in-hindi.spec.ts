import { nuErrors, nuMissing } from '../../support/reading/nu'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'

test.describe.configure({ timeout: 900_000 })

test('every page of the sitemap that is offered in Hindi is valid HTML, and so are English pages with words in Hindi', {
  tag: '@release',
}, async ({ request }) => {
  test.skip(nuMissing() !== null)
  const listed = await pathsOfSitemap(request)
  const offered = listed.filter((path) => /^\/hi(?:\/|$)/.test(path))
  expect(offered.length).toBeGreaterThan(60)
  const pages = new Map<string, string>()
  for (const path of [...offered, '/hi/technology', '/hi/careers', '/hi/about/who-we-are', '/hi/blog', '/hi/nowhere']) {
    pages.set(path, await (await request.get(path, { timeout: 60_000 })).text())
  }
  expect(await nuErrors(pages)).toEqual([])
})
