import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules whose answer depends on the colours that are worn. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Fails with what axe finds, one line a rule and place: by every rule as the page stands, and by the rules of colour
 * once more in the dark, where the same markup wears other colours. Leaves the page in the light.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, (axe) => axe)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothing(page, (axe) => axe.withRules(RULES_OF_COLOUR), 'dark ')
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNothing(page: Page, by: (axe: AxeBuilder) => AxeBuilder, when = ''): Promise<void> {
  // What is still fading in has colours that nobody will see; one that is cancelled meanwhile has ended as well.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
  // There are no frames, so that the results need no page of their own to be put together in.
  const { violations } = await by(new AxeBuilder({ page }).setLegacyMode()).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${when}${id}: ${target} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
