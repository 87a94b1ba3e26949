import type { Page } from '@playwright/test'
import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

test.use({ languages: 'hi' })

const HEADING = 'Rooms that pay their way'
const HINDI = 'कमरे जो अपना खर्च खुद निकालें'

const panel = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Translations' })
const inHindi = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Translation of text ${place}`, exact: true })

/** The place of an English text in the list, from 1. */
async function placeOf(page: Page, text: string): Promise<number> {
  const name = await page
    .getByRole('group', { name: /^Text \d+$/ })
    .filter({ hasText: text })
    .getAttribute('aria-label')
  return Number(name?.replace('Text ', ''))
}

test('a changed text is translated beside its record, mended where it is refused, and seen on its page', {
  tag: '@submission',
}, async ({ page, stack, request, watch }) => {
  await enterAdmin(page, stack, watch)
  const path = '/services/hospitality'

  await test.step('the panel counts what is translated', async () => {
    await openRecord(page, stack, ['page', 'path', path])
    const counted = panel(page).getByText(/^Hindi: (\d+) of \1 texts translated$/)
    await expect(counted).toBeVisible()
    await page.locator('[name="heading"]').fill(`${HEADING}, {count} of them`)
    expect(await press(page, 'Publish')).toBe(200)
    await expect(panel(page).getByText(/^Hindi: \d+ of \d+ texts translated, 1 no longer used$/)).toBeVisible()
  })

  await test.step('the list of translations names the record', async () => {
    await page.getByRole('link', { name: 'Translations', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: path })
    for (let turn = 0; turn < 9 && !(await row.isVisible()); turn += 1) {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      if (await row.isVisible()) break
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(row).toContainText(/1 of \d+/)
    await row.getByRole('link', { name: path }).click()
  })

  await test.step('a fault is marked at its text', async () => {
    await panel(page).getByRole('button', { name: 'Add 1 text and open' }).click()
    const place = await placeOf(page, `${HEADING}, {count} of them`)
    await inHindi(page, place).fill(HINDI)
    expect(await press(page, 'Publish')).toBe(400)
    const field = inHindi(page, place)
    await expect(field).toHaveAccessibleDescription(/^Lacks \{count\}/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('One text is to be mended:')).toBeVisible()
    await page.getByRole('button', { name: `text ${place}`, exact: true }).click()
    await expect(field).toBeFocused()
    await field.fill(`${HINDI}: {count}`)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText('One text is to be mended:')).toBeHidden()
    expect(await press(page, 'Save')).toBe(200)
  })

  await test.step('the draft is seen on the page in its language, and by no visitor', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open beside this form' }).click()
    const beside = await opened
    await expect(beside).toHaveURL(`${stack.siteUrl}/hi${path}`)
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText(`${HINDI}: {count}`)
    expect(await (await request.get(`${stack.siteUrl}/hi${path}`)).text()).not.toContain(HINDI)
    await beside.getByRole('button', { name: 'Leave the preview' }).click()
    await expect(beside).toHaveURL(`${stack.siteUrl}/hi${path}`)
    await beside.close()
  })

  await test.step('and by visitors when it is published', async () => {
    expect(await press(page, 'Publish')).toBe(200)
    await expect.poll(async () => (await request.get(`${stack.siteUrl}/hi${path}`)).text()).toContain(HINDI)
  })
})
