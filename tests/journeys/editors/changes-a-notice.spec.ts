import type { Page } from '@playwright/test'
import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { fillIn, formVisits, leadForm } from '../../support/visiting/leads'

const [enquiry] = formVisits
const BEFORE = 'I agree that Ashlar uses these details to answer me.'
const AFTER = 'I agree that Ashlar answers me, and does nothing else.'

/** Sends the form of a page that is open. */
async function send(page: Page): Promise<string> {
  if (!enquiry) throw new Error('there are no forms')
  await fillIn(page, enquiry)
  await leadForm(page, enquiry.form).button.click()
  await expect(page).toHaveURL(/\/enquiry\/received$/)
  const text = (await page.getByRole('main').textContent()) ?? ''
  return /[A-Z]+-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''
}

test('a changed notice is seen at its form, and each lead names the version that its visitor saw', async ({
  page,
  context,
  stack,
  baseURL,
  watch,
}) => {
  const visitor = await context.newPage()
  await visitor.goto(`${baseURL}${enquiry?.path}`)
  await expect(visitor.getByLabel(BEFORE).first()).toBeVisible()

  await enterAdmin(page, stack, watch)
  await test.step('publishing the changed words makes a version, which shows them', async () => {
    await openRecord(page, stack, ['notice', 'form', 'general-leads'], 'Enquiries')
    const versions = page.getByRole('complementary').filter({ hasText: 'Publishing changed words makes a version' })
    await expect(versions.getByText(/, since /)).toHaveCount(1)
    await page.locator('[name="agree"]').fill('I agree that {brand} answers me, and does nothing else.')
    expect(await press(page, 'Publish')).toBe(200)
    await expect(versions.getByText(/, since /)).toHaveCount(2)
    await versions
      .getByText(/, since /)
      .last()
      .click()
    await expect(versions.getByText(BEFORE)).toBeVisible()
    await versions
      .getByText(/, since /)
      .first()
      .click()
    await expect(versions.getByText(AFTER)).toBeVisible()
  })

  const older = await test.step('a page from before is taken as it was', () => send(visitor))
  const newer = await test.step('the form has the new words', async () => {
    await expect(async () => {
      await visitor.goto(`${baseURL}${enquiry?.path}`)
      await expect(visitor.getByLabel(AFTER).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    return send(visitor)
  })

  await test.step('the privacy policy lists both', async () => {
    await visitor.goto(`${baseURL}/privacy-policy#notices`)
    const enquiries = visitor.locator('#notices section').filter({ hasText: AFTER })
    await expect(enquiries.getByText(BEFORE)).toBeHidden()
    await enquiries.getByText('Earlier versions: 1').click()
    await expect(enquiries.getByText(BEFORE)).toBeVisible()
  })

  await test.step('the desk reads the words of exactly the version of each', async () => {
    for (const [reference, words, others] of [
      [older, BEFORE, AFTER],
      [newer, AFTER, BEFORE],
    ] as const) {
      await page.goto(`${stack.contentUrl}/admin/lead-desk`)
      await page.getByRole('button', { name: reference }).click()
      await page.getByText(/^What the notice of version .* says$/).click()
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText(others)).toHaveCount(0)
    }
  })
})
