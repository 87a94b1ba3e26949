import { beSignedIn, expect, openForm, press, test } from '../../support/services/own-backend'

const HERON_BEND = { slug: 'heron-bend' }

test('the second of two editors who save is told of the first one’s change and can read both versions', {
  tag: '@submission',
}, async ({ page, browser, stack }) => {
  await openForm(page, stack, 'page', { path: '/services' })
  const heading = (of: typeof page) => of.locator('[name="heading"]')
  await expect(heading(page)).toBeVisible()

  const context = await browser.newContext({ baseURL: stack.contentUrl })
  const other = await context.newPage()
  await beSignedIn(other, stack.contentUrl)
  await other.goto(page.url())
  await heading(other).fill('What the other wrote')
  await other.locator('[name="lead"]').fill('A lead of the other')
  expect(await press(other, 'Save')).toBe(200)
  await context.close()

  await heading(page).fill('What I wrote')
  expect(await press(page, 'Save')).toBe(400)
  const panel = page.getByRole('complementary').filter({ hasText: 'Changed by somebody else' })
  await expect(panel).toContainText('What I wrote')
  await expect(panel.getByRole('button', { name: 'Use my words' })).toHaveCount(1)
  await expect(heading(page)).toHaveValue('What the other wrote')
  await panel.getByRole('button', { name: 'Use my words' }).first().click()
  await expect(heading(page)).toHaveValue('What I wrote')
  expect(await press(page, 'Save')).toBe(200)
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(heading(page)).toHaveValue('What I wrote')
})

for (const { type, fields, own, others } of [
  { type: 'page', fields: { path: '/moving-your-office' }, own: 'title', others: 'heading' },
  { type: 'project', fields: HERON_BEND, own: 'architect', others: 'headline' },
] as const) {
  test(`after a conflict only what was typed is offered again: ${own}`, { tag: '@submission' }, async ({
    page,
    browser,
    stack,
  }) => {
    const open = async (of: typeof page) => {
      await openForm(of, stack, type, fields)
      if (type === 'project') await of.getByRole('button', { name: 'Whole form' }).click()
    }
    await open(page)
    await expect(page.locator(`[name="${own}"]`)).toBeVisible()
    const context = await browser.newContext({ baseURL: stack.contentUrl })
    const other = await context.newPage()
    await beSignedIn(other, stack.contentUrl)
    await open(other)
    await other.locator(`[name="${others}"]`).fill('What the other wrote')
    expect(await press(other, 'Save')).toBe(200)
    await context.close()

    await page.locator(`[name="${own}"]`).fill('What I wrote')
    expect(await press(page, 'Save')).toBe(400)
    const panel = page.getByRole('complementary').filter({ hasText: 'Changed by somebody else' })
    await expect(panel).toContainText('What I wrote')
    await expect(panel.getByRole('button', { name: 'Use my words' })).toHaveCount(1)
  })
}

test('two saves in a row are both taken, the second before the form was loaded again', {
  tag: '@submission',
}, async ({ page, stack }) => {
  await openForm(page, stack, 'page', { path: '/careers' })
  const heading = page.locator('[name="heading"]')
  await expect(heading).toBeVisible()
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const record = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.route(
    (url) => url.pathname.startsWith('/content-manager/') && url.pathname.endsWith(`/${record}`),
    async (route) => {
      if (route.request().method() === 'GET') await loaded
      await route.continue()
    },
  )
  await heading.fill('Saved at first')
  expect(await press(page, 'Save')).toBe(200)
  await heading.fill('Saved at once again')
  expect(await press(page, 'Save')).toBe(200)
  load()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await heading.fill('Saved when it was loaded')
  expect(await press(page, 'Save')).toBe(200)
})

test('what the first save stored may be loaded while the second one runs', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  await openForm(page, stack, 'page', { path: '/careers' })
  const heading = page.locator('[name="heading"]')
  await expect(heading).toBeVisible()
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const record = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  let saves = 0
  await page.route(
    (url) => url.pathname.startsWith('/content-manager/') && url.pathname.endsWith(`/${record}`),
    async (route) => {
      if (route.request().method() === 'GET') {
        const response = await route.fetch()
        await sent
        return route.fulfill({ response })
      }
      saves += 1
      if (saves === 2) {
        const loaded = page.waitForResponse((one) => one.request().method() === 'GET' && one.url().includes(record))
        send()
        await loaded
        // The form is drawn with it.
        await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
      }
      return route.continue()
    },
  )
  await heading.fill('Stored first')
  expect(await press(page, 'Save')).toBe(200)
  await heading.fill('Stored second')
  expect(await press(page, 'Save')).toBe(200)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expect(heading).toHaveValue('Stored second')
})

test('a value that the site could not show is refused at its field, and no input is lost', {
  tag: '@submission',
}, async ({ page, stack }) => {
  await openForm(page, stack, 'project', HERON_BEND)
  await page.getByRole('button', { name: 'Whole form' }).click()
  const city = page.locator('[name="city"]')
  await city.fill('Atlantis')
  await page.locator('[name="headline"]').fill('Words that I have just typed')
  expect(await press(page, 'Publish')).toBe(400)
  await expect(page.getByText('“Atlantis” is no published City').first()).toBeVisible()
  await expect(city).toHaveValue('Atlantis')
  await expect(page.locator('[name="headline"]')).toHaveValue('Words that I have just typed')
  await city.fill('Pune')
  expect(await press(page, 'Publish')).toBe(200)
})

test('refused words of a type without drafts stay in their field', { tag: '@submission' }, async ({ page }) => {
  await page.goto('/admin/content-manager/single-types/api::mail-text.mail-text')
  const subject = page.locator('[name="receiptSubject"]')
  await subject.fill('We have it, {nobody}')
  expect(await press(page, 'Save')).toBe(400)
  await expect(page.getByText('{nobody}').first()).toBeVisible()
  await expect(subject).toHaveValue('We have it, {nobody}')
  await subject.fill('We have it')
  expect(await press(page, 'Save')).toBe(200)
})

test('a draft with a value of another form is saved, and publishing says what the form is', {
  tag: '@submission',
}, async ({ page, stack }) => {
  await openForm(page, stack, 'project', HERON_BEND)
  await page.getByRole('button', { name: 'Whole form' }).click()
  const possession = page.locator('[name="possession"]')
  await possession.fill('March 2030')
  await possession.blur()
  await expect(possession).toHaveValue('Mar 2030')
  await possession.fill('Spring 2029')
  expect(await press(page, 'Save')).toBe(200)
  expect(await press(page, 'Publish')).toBe(400)
  await expect(page.getByText('“Spring 2029” does not fit. Year and month: 2029-03').first()).toBeVisible()
  await expect(possession).toHaveValue('Spring 2029')
})

test('taking a record down asks first, and says who names it', { tag: '@submission' }, async ({ page, stack }) => {
  await openForm(page, stack, 'project', HERON_BEND)
  await page.getByRole('button', { name: 'More actions for this record' }).first().click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/records? names? it/)
  await expect(question.getByRole('link').first()).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})

test('a record that names another one opens at the field that does, in its section', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  await openForm(page, stack, 'project', HERON_BEND)
  await page.getByRole('button', { name: 'More actions for this record' }).first().click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  const service = page
    .getByRole('alertdialog')
    .getByRole('link', { name: /^Service page/ })
    .first()
  await expect(service).toHaveAttribute('href', /\?show=relatedProjects$/)
  await service.click()
  await expect(page.getByRole('button', { name: 'People and related' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('group', { name: /Related projects/ }).locator(':focus')).toBeVisible()
})

test('the links to where a page was lead to where it is, after one press', { tag: '@submission' }, async ({
  page,
  stack,
}) => {
  const open = (path: string) => openForm(page, stack, 'page', { path })
  await open('/services')
  await page.locator('[name="nextStepLabel"]').fill('Move')
  await page.locator('[name="nextStepLink"]').fill('/moving-your-office')
  expect(await press(page, 'Publish')).toBe(200)
  await open('/moving-your-office')
  await page.locator('[name="path"]').fill('/moving-offices')
  expect(await press(page, 'Publish')).toBe(200)

  const panel = page.getByRole('complementary').filter({ hasText: 'Links to a former address' })
  await expect(panel).toContainText('/moving-your-office; visitors are redirected')
  await panel
    .getByRole('link', { name: /“\/services”|Services/ })
    .first()
    .click()
  await expect(page.locator('[name="nextStepLink"]')).toBeFocused()
  await page.goBack()
  await panel.getByRole('button', { name: 'Change these links' }).click()
  await expect(panel).toHaveCount(0)
  await open('/services')
  await expect(page.locator('[name="nextStepLink"]')).toHaveValue('/moving-offices')
})
