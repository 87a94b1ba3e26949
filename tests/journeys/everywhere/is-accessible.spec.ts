import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'
import { newsletter, REQUIRED, someAddress } from '../../support/visiting/newsletter'

for (const path of ['/', '/technology', '/aca', '/newsletter', '/there-is-no-such-page']) {
  test(`axe finds no fault on ${path}`, path === '/' ? { tag: '@tablet' } : {}, async ({ page, watch }) => {
    if (path === '/there-is-no-such-page') watch.expect(/404/)
    if (path === '/aca') await page.goto(path)
    else await visit(page, path)
    await expectAccessible(page)
  })
}

test(`axe finds no fault on the newsletter form, with a message and with a thank-you`, async ({ page }) => {
  await visit(page)
  const { field, button, note, toast } = newsletter(page)
  await field.focus()
  await field.blur()
  await expect(note).toHaveText(REQUIRED)
  await expectAccessible(page)
  await field.fill(someAddress())
  await button.click()
  await expect(toast).toBeVisible()
  await expectAccessible(page)
})
