import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The axe rules that depend on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What we read of axe's results. */
interface Results {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[]
}

/** What is asked of axe: of other results than violations it then computes less. */
const OPTIONS = { resultTypes: ['violations' as const] }

/**
 * Fails with axe's violations, one line for each rule and place. It runs all rules in the present colour scheme, and
 * the colour rules again in the dark scheme. Afterwards the page has the light scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page)
  // The pages have no frames, so axe needs no extra page to combine results.
  const light: Results = await new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze()
  expect(linesOf(light)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  // The builder has put axe into the page; to send its half megabyte again would take as long as these rules.
  const dark = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: unknown): Promise<Results> } }).axe.run(options),
    { ...OPTIONS, runOnly: { type: 'rule', values: RULES_OF_COLOUR } },
  )
  expect(linesOf(dark), 'in dark colours').toEqual([])
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

function linesOf({ violations }: Results): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
