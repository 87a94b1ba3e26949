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
const RULES_OF_SIZE = ['target-size']

/** Selectors of what is asked about, and of what is left out. */
interface Area {
  include: string[]
  exclude?: string[]
}

const WHOLE: Area = { include: ['html'] }

interface Extent {
  /** Whether colours and sizes of header and footer are asked about too. They are the same on every page. */
  chrome?: boolean
  /** Whether colours are asked about. They are the same in every language. */
  colours?: boolean
}

/**
 * Fails with axe's violations, one line for each rule and place, in the present colour scheme and, for the rules of
 * colours, in the dark one. Afterwards the page has the light scheme. Colours and sizes take most of axe's time, so that
 * a walk over all pages asks about those of header and footer once.
 */
export async function expectAccessible(page: Page, { chrome = true, colours = true }: Extent = {}): Promise<void> {
  const within = chrome ? WHOLE : { ...WHOLE, exclude: ['[data-header]', 'footer'] }
  const measured = colours ? [...RULES_OF_COLOUR, ...RULES_OF_SIZE] : RULES_OF_SIZE
  const unmeasured = Object.fromEntries(
    [...RULES_OF_COLOUR, ...RULES_OF_SIZE].map((rule) => [rule, { enabled: false }]),
  )
  await untilStill(page)
  if (chrome && colours) {
    expect(await violations(page, WHOLE)).toEqual([])
  } else {
    expect(await violations(page, WHOLE, { rules: unmeasured })).toEqual([])
    expect(await violations(page, within, { runOnly: measured })).toEqual([])
  }
  if (!colours) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
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
