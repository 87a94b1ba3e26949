import type { Page } from '@playwright/test'
import { test } from '../../support/services/own-stack'
import { expect, visit } from '../../support/test'
import { Admin, type Type } from '../../support/visiting/admin'

/** Each type with a page of its own, with no more than its required fields; its address, and a list that shows it. */
const BARE: readonly { type: Type; fields: Readonly<Record<string, string>>; paths: readonly string[] }[] = [
  {
    type: 'project',
    fields: { name: 'Bare Quoin', propertyType: 'Residential', projectStatus: 'New launch', city: 'Pune' },
    paths: ['/projects/bare-quoin', '/projects?city=pune', '/projects/compare?ids=bare-quoin,heron-bend'],
  },
  {
    type: 'report',
    fields: { title: 'Bare lintel report', publishedOn: '2026-01-05' },
    paths: ['/insights/research-reports/bare-lintel-report', '/insights/research-reports'],
  },
  {
    type: 'vodcast',
    fields: { title: 'Bare corbel talk' },
    paths: ['/insights/knowledge-exchange/bare-corbel-talk', '/insights/knowledge-exchange'],
  },
  { type: 'opening', fields: { title: 'Bare mason' }, paths: ['/careers/bare-mason', '/careers'] },
  {
    type: 'post',
    fields: { title: 'Bare header bond', date: '2026-01-05T10:00:00.000Z' },
    paths: ['/blog/bare-header-bond', '/blog'],
  },
  {
    type: 'page',
    fields: { path: '/bare-plinth', title: 'Bare plinth', heading: 'Bare plinth' },
    paths: ['/bare-plinth'],
  },
]

for (const { type, fields, paths } of BARE) {
  test(`of type ${type}, a record with its required fields alone has a page, without gaps in its words`, async ({
    page,
    stack,
  }) => {
    await (await Admin.signIn(stack.contentUrl)).create(type, fields)
    const [own = ''] = paths
    await expect.poll(async () => (await page.request.get(own)).status(), { timeout: 10_000 }).toBe(200)
    for (const path of paths) {
      await visit(page, path)
      expect(await gapsOf(page), path).toEqual([])
    }
  })
}

/** What a missing value leaves behind: two commas, an empty line, a list without entries, a word of the machine. */
function gapsOf(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const gaps: string[] = []
    const torn = /(^|\s),|,\s*,|\(\s*\)|\bundefined\b|\bNaN\b|\bnull\b|Invalid Date|\{\w+\}/
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      if (!element.matches('p, h1, h2, h3, h4, li, dt, dd, dl, ul, ol, th, tbody td, a, button, figcaption, summary'))
        continue
      if (!element.checkVisibility()) continue
      const words = element.textContent.trim()
      const isNamed = element.matches('[aria-label]') || element.querySelector('img, svg, input, [aria-label]')
      if (torn.test(words)) gaps.push(`${element.localName}: ${words.slice(0, 80)}`)
      else if (!words && !isNamed && !element.closest('[aria-hidden="true"]')) {
        gaps.push(`empty: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return gaps
  })
}
