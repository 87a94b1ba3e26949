import { expect, test } from '../../support/test'

/** Content far below is laid out later than the first screens; an anchor in it must not move because of that. */
test('the target of a far anchor is below the header, and stays there', async ({ page }) => {
  await page.goto('/services/residential#luxury-homes')
  const anchor = page.locator('#luxury-homes')
  const top = async () => Math.round((await anchor.boundingBox())?.y ?? Number.NaN)
  await expect.poll(top).toBe(150)
  // The footer is laid out last.
  const footer = page.getByRole('contentinfo')
  await expect.poll(() => footer.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible')
  expect(await top()).toBe(150)
})
