import { pageStates } from '../../support/expected/page-states'
import { expect, test } from '../../support/test'
import { templates } from '../../visual/templates'

/** Journeys of their own prove menus, drawers and forms; the buttons of the style guide are specimens. */
const paths = [
  ...templates.filter(({ name, open }) => !open && name !== 'styleguide').map(({ path }) => path),
  ...pageStates.map(({ path }) => path),
]

for (const path of new Set(paths)) {
  test(`${path} has its content, and links and forms that work`, async ({ page, watch, baseURL }) => {
    watch.expect(/404/)
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(response?.status()).toBe(path === '/there-is-no-such-page' ? 404 : 200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main).toHaveText(/.{80}/)
    // A button outside a form does nothing without script, unless it is for a popover.
    const idle = await page
      .locator('main button:not(form button, [popovertarget], [form])')
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 100)))
    expect(idle).toEqual([])
    for (const form of await main.locator('form').all())
      expect(await form.evaluate((element: HTMLFormElement) => element.action)).toContain(baseURL)
    const link = page.locator('main a[href^="/"]:not([href*="#"]), footer a[href^="/"]').first()
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  })
}
