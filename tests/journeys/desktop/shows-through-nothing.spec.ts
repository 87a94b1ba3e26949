import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/test'

/** The colours of what lies over the page: behind an open drawer, and behind the words on the posters of films. */
function coversOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawer = document.getElementById('mobile-menu')
    const grounds = [...document.querySelectorAll('[data-film] *')]
      .map((element) => getComputedStyle(element).backgroundImage)
      .filter((ground) => ground.startsWith('linear-gradient'))
    return [
      drawer ? getComputedStyle(drawer, '::backdrop').backgroundColor : 'no drawer',
      // The colour at its end, where the words stand.
      ...grounds.map((ground) => /(rgba?\([^()]*\))\)$/.exec(ground)?.[1] ?? ground),
    ]
  })
}

test('with less transparency, what lies over the page is opaque', async ({ page }) => {
  await visit(page)
  const before = await coversOf(page)
  expect(before.length).toBeGreaterThan(1)
  for (const colour of before) expect(colour).toMatch(/^rgba\(/)
  // Playwright has no option for this setting.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  for (const colour of await coversOf(page)) expect(colour).toMatch(/^rgb\(/)
})
