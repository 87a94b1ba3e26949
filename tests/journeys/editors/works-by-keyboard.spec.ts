import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openForm, press, type Stack, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'

const TYPES = '/admin/content-manager/collection-types'
const PAGES = `${TYPES}/api::page.page`

async function openCareers(page: Page, stack: Stack): Promise<void> {
  await openForm(page, stack, 'page', { path: '/careers' })
  await expect(page.locator('[name="heading"]')).toBeVisible()
}

/** Presses Tab until the focus is in the table, as somebody without a mouse does. */
async function tabIntoTable(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const inTable = page.getByRole('grid').locator(':focus')
  for (let stop = 0; stop < 12 && (await inTable.count()) === 0; stop += 1) await page.keyboard.press('Tab')
  await expect(inTable).toBeVisible()
}

test('a record is reached and opened from its list by keyboard alone', { tag: '@submission' }, async ({ page }) => {
  await page.goto(`${TYPES}/api::city.city?sort=name:ASC`)
  const first = page.getByRole('row').nth(1).getByRole('link')
  await expect(first).toBeVisible()
  const name = (await first.textContent()) ?? ''
  await tabIntoTable(page)
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('row').nth(1).getByRole('button', { name: 'Row actions' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="name"]')).toHaveValue(name)
})

test('a link of the menu leads the keyboard into its page', { tag: '@submission' }, async ({ page }) => {
  await page.goto(PAGES)
  await page
    .getByRole('navigation', { name: 'Content Manager' })
    .getByRole('link', { name: 'City', exact: true })
    .press('Enter')
  const box = page
    .getByRole('row')
    .nth(1)
    .getByRole('checkbox', { name: /^Choose [A-Z][a-z]/ })
  await expect(box, 'the box of a row is called by its record').toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what is typed after a save stays, and where it was typed', { tag: '@submission' }, async ({ page, stack }) => {
  await openCareers(page, stack)
  const heading = page.locator('[name="heading"]')
  await heading.fill('Saved')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  const saved = page.waitForResponse(
    (response) => response.url().includes('/content-manager/') && response.request().method() === 'PUT',
  )
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(heading).toBeFocused()

  // What was saved is read, and comes when somebody has typed on.
  const record = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  let come = () => {}
  const typedOn = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(
    (url) => url.pathname.startsWith('/content-manager/') && url.pathname.endsWith(`/${record}`),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      await typedOn
      return route.fulfill({ response })
    },
  )
  await heading.fill('Saved again')
  const loaded = page.waitForResponse(
    (response) => response.url().includes(record) && response.request().method() === 'GET' && response.ok(),
  )
  expect(await press(page, 'Save')).toBe(200)
  await heading.fill('Typed on')
  come()
  await loaded
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(heading).toHaveValue('Typed on')
  expect(await press(page, 'Save')).toBe(200)
})

/** Holds the answer to the next save of a page back until `answer` is called. */
async function holdSave(page: Page): Promise<{ sent: Promise<unknown>; answer: () => void }> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isHeld = false
  const isSave = (method: string) => method === 'POST' || method === 'PUT'
  const saves = /\/content-manager\/collection-types\/api::page\.page/
  await page.route(saves, async (route) => {
    if (isHeld || !isSave(route.request().method())) return route.continue()
    isHeld = true
    const response = await route.fetch()
    await answered
    return route.fulfill({ response })
  })
  return { sent: page.waitForRequest((request) => isSave(request.method()) && saves.test(request.url())), answer }
}

for (const width of [1366, 820]) {
  test(`what is typed while a new record is first saved stays, ${width} px wide`, { tag: '@submission' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${PAGES}/create`)
    await page.locator('[name="path"]').fill(`/typed-at-${width}`)
    const heading = page.locator('[name="heading"]')
    await heading.fill('Typed before')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    const { sent, answer } = await holdSave(page)
    await page.keyboard.press('Control+s')
    await sent
    await expect(heading).toBeFocused()
    await page.keyboard.type(' and while it was saved')
    answer()
    await expect(page).not.toHaveURL(/\/create$/)
    await expect(heading).toHaveValue('Typed before and while it was saved')
    await expect(heading).toBeFocused()
    await page.keyboard.type(', and after')
    await expect(heading).toHaveValue('Typed before and while it was saved, and after')
    expect(await press(page, 'Save')).toBe(200)
    await page.goto(`${PAGES}/create`)
    await expect(heading, 'another record starts empty').toHaveValue('')
  })
}

test('what is typed while a stored record is saved stays', { tag: '@submission' }, async ({ page, stack }) => {
  await openCareers(page, stack)
  const heading = page.locator('[name="heading"]')
  await heading.fill('Typed before')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  const { sent, answer } = await holdSave(page)
  const loaded = page.waitForResponse(
    (response) => /api::page\.page\/[a-z0-9]+(?:\?|$)/.test(response.url()) && response.request().method() === 'GET',
  )
  await page.keyboard.press('Control+s')
  await sent
  await heading.pressSequentially(' and while it was saved')
  answer()
  await loaded
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(heading).toHaveValue('Typed before and while it was saved')
})

test('on a narrow screen the keyboard stays out of the panels that are folded away', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openCareers(page, stack)
  const panels = page.getByRole('button', { name: 'Open more actions' })
  await panels.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(panels).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('complementary').locator(':focus')).toHaveCount(0)
  await panels.press('Enter')
  const preview = page.getByRole('link', { name: 'Open preview' })
  await expect(preview).toBeInViewport()
  await preview.focus()
  await expect(preview).toBeFocused()
})

test('Enter in an input accepts what was typed and saves nothing', { tag: '@submission' }, async ({ page }) => {
  await page.goto(`${TYPES}/api::consolidated-project.consolidated-project/create`)
  await page.locator('[name="name"]').fill('Half a project')
  const city = page.getByRole('combobox', { name: /^City/ })
  await city.fill('Pune')
  await city.press('Enter')
  await page.locator('[name="name"]').press('Enter')
  await expect(city).toHaveValue('Pune')
  await expect(page).toHaveURL(/\/create$/)
  expect(await press(page, 'Save')).toBe(201)
})

test('the keyboard stays beside a button that cannot be pressed any more', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  await openCareers(page, stack)
  await page.locator('[name="heading"]').fill('Published by keyboard')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeEnabled()
  const published = page.waitForResponse((response) => response.url().includes('/actions/publish'))
  await publish.press('Enter')
  expect((await published).status()).toBe(200)
  await expect(page.getByRole('complementary').locator(':focus')).toBeVisible()
})

test('Ctrl-Shift-Enter publishes as soon as the record can be published', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  let come = () => {}
  const counted = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/countDraftRelations/, async (route) => {
    await counted
    await route.continue()
  })
  await openCareers(page, stack)
  await page.locator('[name="heading"]').fill('Published at once')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  const published = page.waitForResponse((response) => response.url().includes('/actions/publish'))
  await page.keyboard.press('Control+Shift+Enter')
  come()
  expect((await published).status()).toBe(200)
})

test('a field that the first save folds away gives the keyboard to its fold', { tag: '@submission' }, async ({
  page,
}) => {
  await page.goto(`${PAGES}/create`)
  await page.locator('[name="path"]').fill('/folded-away')
  await page.locator('[name="title"]').fill('Folded away')
  await page.locator('[name="heading"]').fill('Folded away')
  await page
    .getByRole('button', { name: /add one/i })
    .first()
    .click()
  await page.locator('[name="sections.0.heading"]').fill('Within a part')
  await page.keyboard.press('Control+s')
  await expect(page).not.toHaveURL(/\/create$/)
  await expect(page.getByRole('button', { name: /Within a part/ }).first()).toBeVisible()
  await expect(page.locator('main form :focus')).toBeVisible()
})

test('the Bin is worked by keyboard', { tag: '@submission' }, async ({ page, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  for (let deleted = 0; deleted < 3; deleted += 1) await admin.delete('opening', await admin.find('opening'))
  await page.goto('/admin/record-bin')
  // Beside what other journeys have left in the bin.
  const rows = page
    .getByRole('row')
    .filter({ hasText: 'Opening', has: page.getByRole('button', { name: 'Take back' }) })
  await expect(rows).toHaveCount(3)
  await tabIntoTable(page)
  await page.setViewportSize({ width: 820, height: 1180 })
  const forGood = rows.nth(1).getByRole('button', { name: 'Delete for good' })
  await expect(forGood, 'is not behind the edge of the table').toBeInViewport({ ratio: 1 })
  await forGood.focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1).getByRole('button', { name: 'Really, for good' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1).locator(':focus'), 'the keyboard goes on in the next row').toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="title"]')).toBeVisible()
})

test('a file that is not replaced leaves the keyboard at its button', { tag: '@submission' }, async ({ page }) => {
  await page.goto('/admin/plugins/upload')
  await page.getByRole('button', { name: 'Demonstration', exact: true }).first().click()
  await page
    .getByRole('listitem', { name: /\.jpg/ })
    .or(page.getByText(/\.jpg$/))
    .first()
    .click()
  await expect(
    page.getByText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{1,2}:\d\d [ap]m IST$/),
    'the day before the month',
  ).toHaveCount(2)
  const replace = page.getByRole('button', { name: 'Replace this file' })
  await replace.press('Enter')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).press('Enter')
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  await (await chosen).setFiles({ name: 'other.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(/was not replaced: it is a JPEG picture/)).toBeVisible()
  await expect(replace).toBeFocused()
})
