import type { Browser, Page } from '@playwright/test'
import { expect, openForm, press, signInToAdmin, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'

const LAND = '/services/land-services'

/** A page of somebody with one role, on the home page of the admin. */
async function signedInAs(role: string, browser: Browser, backend: string, name = role): Promise<Page> {
  const account = await (await Admin.signIn(backend)).invite(role, name)
  const page = await (await browser.newContext({ baseURL: backend })).newPage()
  await signInToAdmin(page, '', account)
  return page
}

const panelOf = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Review and plan' })

test('a draft waits for a review, is sent back with a note, waits again and is published', {
  tag: '@submission',
}, async ({ page: publisher, browser, stack }) => {
  const writer = await signedInAs('marketing-editor', browser, stack.contentUrl)
  const askForReview = async (heading: string, note: string) => {
    await writer.locator('[name="heading"]').fill(heading)
    await expect(panelOf(writer).getByText(/^Save first/)).toBeVisible()
    expect(await press(writer, 'Save')).toBe(200)
    await expect(panelOf(writer).getByText(/^Save first/)).toBeHidden()
    await panelOf(writer).getByLabel('Note to who publishes').fill(note)
    await panelOf(writer).getByRole('button', { name: 'Ask for review' }).click()
    await expect(panelOf(writer).getByText(/^Ready for review since/)).toBeVisible()
  }
  await openForm(writer, stack, 'page', { path: LAND })
  await expect(writer.locator('[name="heading"]')).toBeVisible()
  await askForReview('Land, read before it is bought', 'Is the heading true?')

  await publisher.goto('/admin')
  await publisher.getByRole('link', { name: `Page: ${LAND}` }).click()
  await expect(panelOf(publisher).getByText('Is the heading true?')).toBeVisible()
  await panelOf(publisher).getByLabel('What is to be done first').fill('Say who reads it')
  await panelOf(publisher).getByRole('button', { name: 'Send back' }).click()
  await expect(panelOf(publisher).getByText('Sent back')).toBeVisible()

  await writer.goto('/admin')
  await expect(writer.getByRole('heading', { name: 'To be looked at' })).toBeVisible()
  await writer.getByRole('link', { name: `Page: ${LAND}` }).click()
  await expect(panelOf(writer).getByText('Say who reads it')).toBeVisible()
  await askForReview('Land, read by lawyers before it is bought', 'Now it does')

  await publisher.reload()
  await expect(publisher.locator('[name="heading"]')).toHaveValue('Land, read by lawyers before it is bought')
  expect(await press(publisher, 'Publish')).toBe(200)
  await expect(panelOf(publisher).getByText(/^Ready for review since/)).toBeHidden()
  await writer.goto('/admin')
  await expect(writer.getByText('Nothing waits for a review, and nothing is planned.')).toBeVisible()
  await writer.context().close()
})

/** By role: what its home page has, and what it does not have. */
const HOMES = [
  ['lead-desk', ['Leads that wait', 'Messages that were not delivered', 'Lead routing rule'], ['Blog post', 'Opening']],
  [
    'human-resources',
    ['Reviews and plans', 'Opening', 'Careers page: lists', 'Leads that wait'],
    ['Blog post', 'City'],
  ],
  [
    'marketing-editor',
    ['Reviews and plans', 'Not as it is meant', 'Project', 'Blog post', 'Home page banner'],
    ['Leads that wait', 'Messages that were not delivered', 'Site settings', 'Notice at a form', 'Opening'],
  ],
  ['publisher', ['Reviews and plans', 'Site settings', 'Notice at a form'], ['Leads that wait', 'Lead routing rule']],
] as const

for (const [role, has, lacks] of HOMES) {
  test(`the home page of the role ${role} shows what awaits it, and no more`, async ({ browser, stack }) => {
    const page = await signedInAs(role, browser, stack.contentUrl, `home-${role}`)
    for (const words of has) await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    // Only as a part of the page: a record that somebody edited last is listed with the name of its type.
    const part = (name: string) =>
      page.getByRole('heading', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
    for (const words of lacks) await expect(part(words)).toHaveCount(0)
    const leads = page.getByRole('link', { name: 'Leads', exact: true })
    await expect(leads).toHaveCount(has.some((words) => words === 'Leads that wait') ? 1 : 0)
    // The lead desk reads no type that has a spreadsheet.
    const sheets = page.getByRole('link', { name: 'Spreadsheets', exact: true })
    await expect(sheets).toHaveCount(role === 'lead-desk' ? 0 : 1)
    await page.context().close()
  })
}
