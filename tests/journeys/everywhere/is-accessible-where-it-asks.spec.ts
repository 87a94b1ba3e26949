import { expectAccessible } from '../../support/axe'
import { formVisits, leadForm, openForm } from '../../support/leads'
import { expect, test } from '../../support/test'

for (const visit of formVisits) {
  test(`axe finds nothing on ${visit.form}, before and after it finds fault`, async ({ page }) => {
    await page.goto(visit.path, { waitUntil: 'domcontentloaded' })
    await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
    await openForm(page, visit)
    await expectAccessible(page)
    const { button, summary, field } = leadForm(page, visit.form)
    await field('name').focus()
    await expect(field('ticket')).toHaveValue(/\./)
    await button.click()
    await expect(summary).toBeFocused()
    await expectAccessible(page)
  })
}
