import { test as base, expect, type Page } from '@playwright/test'
import { type Stacks, stacks } from './services/stacks'
import { Watch } from './watch'

export { expect }

export interface JourneyOptions {
  /** Which of the shared sites is visited. */
  site: keyof Pick<Stacks, 'whole' | 'dark'>
}

interface JourneyFixtures {
  /** What goes wrong beside the journey; a journey may say what it expects of it. */
  watch: Watch
}

/**
 * Every journey is watched: it fails on a console error, on an uncaught exception and on a request to anybody but the
 * site, unless it says that it expects one.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  site: ['whole', { option: true }],
  baseURL: async ({ site }, use) => {
    await use(stacks()[site])
  },
  watch: async ({ context, baseURL }, use) => {
    const watch = new Watch(context, baseURL ?? '')
    await use(watch)
    expect(watch.faults, 'console errors, exceptions and requests to strangers').toEqual([])
  },
  page: async ({ page, watch: _watch }, use) => {
    await use(page)
  },
})

/** Opens a page and waits until its header answers to more than plain HTML does. */
export async function visit(page: Page, path = '/') {
  // Not for its pictures: what a journey looks at, it waits for itself.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await headerIsReady(page)
  return response
}

export async function headerIsReady(page: Page): Promise<void> {
  // The last of the header's behaviours writes this down.
  await page.locator('html[data-drawers-ready]').waitFor({ state: 'attached' })
}
