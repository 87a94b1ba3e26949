import { writes } from '@ashlar/contract'
import { post } from '../../contract/call'
import { bodyOf, eventually, mailsWith, receiptIn, send } from '../../contract/leads/lead-bodies'
import { expect, test } from '../../support/services/own-backend'

test('a lead is taken over with others, and answered from the desk', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  const backend = { stack, databaseUrl: null }
  const project = { ...bodyOf('project-leads'), project: 'heron-bend', phone: '+91 98200 00101' }
  const { reference } = receiptIn(await send(backend, 'project-leads', project))
  const other = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))

  await page.goto('/admin/lead-desk')
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Heron Bend')
  const sizeOf = (words: string) =>
    row.getByText(words, { exact: true }).evaluate((one) => getComputedStyle(one).fontSize)
  expect(await sizeOf(reference), 'the reference is as large as the words beside it').toBe(await sizeOf('Heron Bend'))
  const all = page.getByRole('checkbox', { name: 'Choose all on this page' })
  await all.click()
  const boxes = page.getByRole('checkbox', { name: /^Choose ASH-/ })
  await expect(page.getByText(`${await boxes.count()} leads are chosen`)).toBeInViewport()
  await all.click()
  await expect(page.getByText('leads are chosen')).toHaveCount(0)
  for (const one of [reference, other.reference]) await page.getByRole('checkbox', { name: `Choose ${one}` }).click()
  await page.getByRole('combobox', { name: 'State of all' }).click()
  await page.getByRole('option', { name: 'In hand' }).click()
  await page.getByRole('button', { name: 'Change all' }).click()
  await expect(row).toContainText('In hand')
  await expect(page.getByText('leads are chosen')).toHaveCount(0)

  await page.getByRole('button', { name: reference }).click()
  await expect(page.getByRole('link', { name: project.email })).toHaveAttribute('href', `mailto:${project.email}`)
  await expect(page.getByRole('link', { name: '+919820000101' })).toHaveAttribute('href', 'tel:+919820000101')
  const followUp = page.getByRole('textbox', { name: 'Follow up on' })
  await followUp.fill('soon')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Follow up on: “soon” is no day.').first()).toBeVisible()
  await followUp.fill('1/1/1901')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Follow up on: 1 Jan 1901 is over. Choose today or a later day.').first()).toBeVisible()
  await followUp.fill('31/12/2090')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(followUp).toHaveValue('31 Dec 2090')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your visit')
  await page.getByRole('textbox', { name: 'Text' }).fill('Come on Tuesday.')
  const files = page.getByLabel('Files of the answer')
  await files.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA plan') },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only words') },
  ])
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('“notes.pdf” is neither a PDF nor a picture').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove notes.pdf' }).click()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('The answer is on its way')).toBeVisible()
  await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await expect(page.getByText(/answer – Your visit\s+Come on Tuesday/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Answered')
  const written = () => mailsWith(backend, `To: ${project.email}`, 'Subject: Your visit')
  await eventually(written, (mails) => mails.length > 0)
  expect(written()).toHaveLength(1)
  expect(written()[0]).toContain(`Reference: ${reference}`)
  expect(written()[0]).toMatch(/^Reply-To: \S+@/m)
  expect(written()[0]).toContain(Buffer.from('%PDF-1.7\nA plan').toString('base64'))
  await page.getByRole('button', { name: 'All leads' }).press('Enter')
  await expect(page.getByRole('button', { name: reference }), 'the keyboard goes on at the lead').toBeFocused()
})

test('the leads are drawn by week, with the same numbers in a table', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  const backend = { stack, databaseUrl: null }
  const campaign = { utm_source: 'hoardings', utm_campaign: 'monsoon' }
  receiptIn(await send(backend, 'ada-leads', { ...bodyOf('ada-leads'), context: { campaign } }))
  await page.goto('/admin/lead-desk?search=ASH-')
  const figures = page.getByRole('region', { name: 'Leads by week', exact: true })
  const table = figures.getByRole('table', { name: 'Leads by week and source' })
  await expect(table.getByRole('columnheader', { name: 'hoardings' })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(1 + 12)
  await expect(figures.getByRole('img')).toBeVisible()
  await figures.getByRole('combobox', { name: 'By' }).press('Enter')
  await page.getByRole('option', { name: 'Source and campaign' }).click()
  await expect(figures.getByRole('columnheader', { name: 'hoardings / monsoon' })).toBeVisible()
  await page.goto('/admin/lead-desk?search=nobody-of-this-name')
  await expect(figures.getByText(/^No lead came in these weeks/)).toBeVisible()
})

test('filters are kept as a view, which one click opens again', async ({ page, stack }) => {
  const backend = { stack, databaseUrl: null }
  const mine = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
  const other = receiptIn(await send(backend, 'aca-leads', bodyOf('aca-leads')))
  const views = page.getByRole('group', { name: 'Saved views' })
  const reference = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/admin/lead-desk')
  await expect(reference(other.reference)).toBeVisible()
  await expect(views.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
  // A day is typed as in every form, whatever the browser makes of days.
  await page.getByRole('button', { name: 'Filters' }).click()
  const since = page.getByRole('textbox', { name: 'From', exact: true })
  await since.fill('31/12/2024')
  await expect(page).toHaveURL(/\?from=2024-12-31$/)
  await since.fill('31/31')
  await since.press('Tab')
  await expect(page.getByText('“31/31” is no day.')).toBeVisible()
  await since.fill('')
  await expect(page).toHaveURL(/lead-desk$/)
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Digital agency' }).click()
  await views.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Digital agency, all')
  await page.getByRole('button', { name: 'Save view' }).click()
  const view = views.getByRole('button', { name: 'Digital agency, all' })
  await expect(view).toHaveAttribute('aria-pressed', 'true')

  await views.getByRole('button', { name: 'All leads' }).click()
  await expect(reference(other.reference)).toBeVisible()
  await page.reload()
  await view.click()
  await expect(reference(mine.reference)).toBeVisible()
  await expect(reference(other.reference)).toHaveCount(0)
  await expect(page).toHaveURL(/\?type=ada-leads$/)

  await views.getByRole('button', { name: 'Remove this view' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(view).toHaveCount(0)
  await expect(reference(mine.reference)).toBeVisible()
})

test('on a phone the desk says who wrote and when, and in words how a subscription stands', {
  tag: '@submission',
}, async ({ page, stack }) => {
  const backend = { stack, databaseUrl: null }
  await page.setViewportSize({ width: 390, height: 844 })
  const { reference } = receiptIn(
    await send(backend, 'ada-leads', { ...bodyOf('ada-leads'), name: 'Farida Contractor' }),
  )
  await page.goto(`/admin/lead-desk?search=${reference}`)
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row.getByRole('gridcell').nth(2)).toHaveText('Farida Contractor')
  const received = row.getByText(/ [ap]m$/).first()
  expect((await received.boundingBox())?.height, 'a time is one line').toBeLessThan(30)

  const subscribedEmail = 'phone-reader@ashlar.example'
  await post(backend, writes.newsletterEmails.path, { subscribedEmail }, stack.tokens.create)
  await page.goto('/admin/newsletter-desk')
  await page.getByRole('textbox', { name: 'Search' }).fill(subscribedEmail)
  await expect(page.getByRole('row').filter({ hasText: subscribedEmail })).toContainText('Not confirmed yet')
  await page.getByRole('textbox', { name: 'Search' }).fill('nobody-of-this-name')
  await expect(page.getByText('There are no addresses here.')).toBeVisible()
})
