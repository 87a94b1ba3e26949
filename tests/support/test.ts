import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type Stacks, stacks } from './services/stacks'
import { Watch } from './watch'

export { expect }

export interface JourneyOptions {
  /** The shared site that is visited. */
  site: keyof Pick<Stacks, 'whole' | 'dark'>
}

interface JourneyFixtures {
  /** Records faults during the journey; a journey may declare those that it expects. */
  watch: Watch
  /** The folder of the logs of site and backend. */
  logs: string
  /** Copies the logs beside the screenshot and the trace of a failed journey. */
  keptLogs: undefined
}

/**
 * Every journey is watched: it fails on a console error, an uncaught exception and a request to another host, unless it
 * declares that it expects one.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  site: ['whole', { option: true }],
  baseURL: async ({ site }, use) => {
    await use(stacks()[site])
  },
  logs: async ({ site }, use) => {
    const { dataDir, darkDataDir } = stacks()
    await use(join(site === 'dark' ? darkDataDir : dataDir, 'logs'))
  },
  keptLogs: [
    async ({ logs }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus || !existsSync(logs)) return
      for (const name of readdirSync(logs)) copyFileSync(join(logs, name), info.outputPath(name))
    },
    { auto: true },
  ],
  watch: async ({ context, baseURL }, use) => {
    const watch = new Watch(context, baseURL ?? '')
    await use(watch)
    expect(watch.faults, 'console errors, exceptions and requests to strangers').toEqual([])
  },
  page: async ({ page, watch: _watch }, use) => {
    await use(page)
  },
})

/** Opens a page and waits until the header's scripts work. */
export async function visit(page: Page, path = '/') {
  // Does not wait for pictures; a journey waits for those that it needs.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await headerIsReady(page)
  return response
}

/**
 * Waits until a page has loaded, its scripts have started, and what waited for an idle moment has begun. For a check that
 * something is not requested or does not change.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // Scripts that wait for the first picture are in a template until that has loaded.
  await page.waitForFunction(() => document.querySelector('template[data-delayed]') === null)
  if ((await page.locator('[data-menu-title]').count()) > 0) await headerIsReady(page)
  await page.evaluate(async () => {
    // What the first idle moment starts may wait for another one.
    for (let moment = 0; moment < 3; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

export async function headerIsReady(page: Page): Promise<void> {
  // The last of the header's scripts sets this attribute.
  await page.locator('html[data-drawers-ready]').waitFor({ state: 'attached' })
}
