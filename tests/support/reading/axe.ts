import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The axe rules that depend on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Fails with axe's violations, one line for each rule and place. It runs all rules in the present colour scheme, and
 * the colour rules again in the dark scheme. Afterwards the page has the light scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, (axe) => axe)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothing(page, (axe) => axe.withRules(RULES_OF_COLOUR), 'dark ')
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNothing(page: Page, by: (axe: AxeBuilder) => AxeBuilder, when = ''): Promise<void> {
  // While an element fades in, its colours are not final. A cancelled animation has ended too.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
  // The pages have no frames, so axe needs no extra page to combine results.
  const { violations } = await by(new AxeBuilder({ page }).setLegacyMode()).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${when}${id}: ${target} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
