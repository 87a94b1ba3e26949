import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions, run } from 'axe-core'

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

/** The browser compiles it for each page, for which the short form takes a quarter less time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const NO_COLOURS = Object.fromEntries(RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }]))

/** Selectors of what is asked about, and of what is left out. */
interface Area {
  include: string[]
  exclude?: string[]
}

const WHOLE: Area = { include: ['html'] }

interface Extent {
  /** Whether the dark colours of header and footer are asked about too. They are the same on every page. */
  chrome?: boolean
  /** Whether colours are asked about. They are the same in every language. */
  colours?: boolean
}

/**
 * Fails with axe's violations, one line for each rule and place, in the present colour scheme and, for the rules of
 * colours, in the dark one. Afterwards the page has the light scheme. What axe learns about a page before its first rule
 * takes as long as most rules: so all of them are asked at once.
 */
export async function expectAccessible(page: Page, { chrome = true, colours = true }: Extent = {}): Promise<void> {
  await untilStill(page)
  expect(await violations(page, WHOLE, colours ? {} : { rules: NO_COLOURS })).toEqual([])
  if (!colours) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  const within = chrome ? WHOLE : { ...WHOLE, exclude: ['[data-header]', 'footer'] }
  expect(await violations(page, within, { runOnly: RULES_OF_COLOUR }), 'in dark colours').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** While an element fades in, its colours are not final. A cancelled animation has ended too. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
}

async function violations(page: Page, area: Area, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Of other results than violations axe then computes less.
  const asked: { area: Area; options: RunOptions } = { area, options: { resultTypes: ['violations'], ...options } }
  const { violations: found } = await page.evaluate<AxeResults, typeof asked>(
    ({ area, options: how }) => window.axe.run(area, how),
    asked,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
