import { expect, press, test } from '../../support/services/own-backend'

const PROJECTS = '/admin/content-manager/collection-types/api::consolidated-project.consolidated-project'

test('the menu lists the types by task, and the search keeps the tasks', async ({ page }) => {
  await page.goto('/admin/content-manager')
  const menu = page.getByRole('navigation', { name: 'Content Manager' })
  await expect(menu.getByRole('link', { name: 'Page', exact: true })).toBeVisible()
  const tasks = () =>
    menu.locator('ol > li').evaluateAll((items) =>
      items.flatMap((item) => {
        const { content } = getComputedStyle(item, '::before')
        return content === 'none' ? [] : [`${content.replaceAll('"', '')}: ${item.textContent?.trim()}`]
      }),
    )
  expect(await tasks()).toEqual([
    'Pages: Page',
    'Projects: Project',
    'Insights: Blog post',
    'People: Leader',
    'Careers: Opening',
    'Menus and settings: Menu',
    'Leads: Lead routing rule',
    'Law and rates: Notice at a form',
    'Languages: Translation',
  ])
  await expect(menu.getByRole('link', { name: 'Site settings' })).toBeVisible()
  await expect(menu.getByText('Single Types')).toBeHidden()

  await menu.getByPlaceholder('Search').fill('careers')
  await expect(menu.locator('ol > li')).toHaveCount(2)
  expect(await tasks()).toEqual(['Careers: Careers page: lists'])
})

test('every page of ours has one main part, to which “Skip to content” leads', async ({ page }) => {
  for (const path of [
    'lead-desk',
    'newsletter-desk',
    'content-search',
    'plan-calendar',
    'content-sheets',
    'picture-use',
    'page-records',
    'record-translations',
    'record-bin',
  ]) {
    await page.goto(`/admin/${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(main, path).toHaveCount(1)
    await expect(main, path).toHaveId('main-content')
  }
})

test('the form of the mail texts has their name, and not the subject of the first one', async ({ page }) => {
  await page.goto('/admin/content-manager/single-types/api::mail-text.mail-text')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail texts')
})

test('the list of projects shows the first picture, the price, the state and who changed each', async ({ page }) => {
  await page.goto(`${PROJECTS}?filters[$and][0][name][$eq]=Samphire House`)
  const row = page.getByRole('row').filter({ hasText: 'Samphire House' })
  await expect(row.getByText('Published', { exact: true })).toBeVisible()
  const picture = row.getByRole('img', { name: /\w/ }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const columns = page.getByRole('row').first().getByRole('gridcell')
  for (const name of ['Picture', 'Price from', 'Changed by']) {
    await expect(columns.filter({ hasText: name })).toBeVisible()
  }
})

test('lists show the state of each record on a small laptop, and dates in few words', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  for (const model of ['consolidated-project', 'page', 'post', 'tax-rate', 'film', 'testimonial']) {
    await page.goto(`/admin/content-manager/collection-types/api::${model}.${model}`)
    const state = page.getByRole('row').nth(1).getByText('Published', { exact: true })
    await expect(state, model).toBeInViewport({ ratio: 1 })
    if (model === 'post') await expect(page.getByRole('gridcell', { name: /^\d\d \w+ \d{4}, / }).first()).toBeVisible()
  }
})

test('a list is filtered by labels, also those of what Strapi stores of every record', async ({ page }) => {
  for (const model of ['consolidated-project', 'post']) {
    await page.goto(`/admin/content-manager/collection-types/api::${model}.${model}`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Select field' }).click()
    await expect(page.getByRole('option', { name: 'Changed by', exact: true })).toBeVisible()
    const names = await page.getByRole('option').allTextContents()
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([])
  }
})

test('a list is filtered by a number as people write it, and no question that is refused locks it', async ({
  page,
}) => {
  await page.goto(PROJECTS)
  const filterBy = async (number: string) => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Select field' }).click()
    await page.getByRole('option', { name: 'Price from', exact: true }).click()
    await page.getByRole('textbox', { name: 'Price from' }).fill(number)
    await page.getByRole('textbox', { name: 'Price from' }).press('Enter')
  }
  for (const [typed, asked, shown] of [
    ['1.6 Cr', '16000000', '1,60,00,000'],
    ['12,00,000', '1200000', '12,00,000'],
    ['१.२ करोड़', '12000000', '1,20,00,000'],
  ] as const) {
    await filterBy(typed)
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`[priceFrom][$eq]=${asked}`)
    await page.getByRole('button', { name: `Price from is ${shown}`, exact: true }).click()
    await expect.poll(() => page.url()).not.toContain('priceFrom')
  }
  await filterBy('twelve')
  await expect(page.getByText('“twelve” is no whole number. Write it like')).toBeVisible()
  expect(page.url()).not.toContain('priceFrom')

  await page.goto(`${PROJECTS}?filters[$and][0][priceFrom][$eq]=twelve`)
  await expect(page.getByText('so they were taken away')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto(PROJECTS)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(page.url()).not.toContain('priceFrom')
})

test('who names records is said before several are taken down or deleted', async ({ page }) => {
  await page.goto('/admin/content-manager/collection-types/api::city.city')
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').click()
  for (const [button, title] of [
    ['Unpublish', 'Take these 2 records down?'],
    ['Delete', 'Delete these 2 records?'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog).toContainText('Visitors no longer see them')
    await expect(dialog).toContainText(/\d+ records name them\. Change them first:/)
    await expect(dialog.getByRole('listitem').first()).toContainText(/: .+ \(.+\)/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('lists wrap long names, so that no two records look alike, and write dates as large as words', async ({
  page,
}) => {
  for (const width of [820, 1440, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    for (const model of ['tax-rate', 'page', 'post']) {
      await page.goto(`/admin/content-manager/collection-types/api::${model}.${model}`)
      const names = page.getByRole('gridcell').getByRole('link')
      await expect(names.first(), `${model} at ${width}`).toBeVisible()
      const cut = await names.evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth + 1).map((link) => link.textContent),
      )
      expect(cut, `names that are cut, ${model} at ${width}`).toEqual([])
    }
  }
  const sizeOf = (cell: RegExp) =>
    page
      .getByRole('gridcell', { name: cell })
      .first()
      .evaluate((one) => getComputedStyle(one.firstElementChild ?? one).fontSize)
  expect(await sizeOf(/^\d\d \w+ \d{4}, /)).toBe(await sizeOf(/^Workplaces$/))
})

test('a long form shows one section at a time, and a refused record opens the section with the fault', async ({
  page,
}) => {
  await page.goto(`${PROJECTS}?filters[$and][0][name][$eq]=Samphire House`)
  await page.getByText('Samphire House', { exact: true }).first().click()
  const sections = page.getByRole('navigation', { name: 'Sections of this form' })
  await expect(sections.getByRole('button', { name: 'Project', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[name="name"]')).toBeVisible()
  await expect(page.locator('[name="latitude"]')).toBeHidden()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'the form is not thousands of pixels long').toBeLessThan(2000)

  await sections.getByRole('button', { name: 'Place', exact: true }).press('Enter')
  await expect(page.locator('[name="name"]')).toBeHidden()
  await page.locator('[name="latitude"]').fill('123')
  await sections.getByRole('button', { name: 'Dates and law', exact: true }).click()
  await page.locator('[name="developer"]').fill('Causeway Homes')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(sections.getByRole('button', { name: 'Place, 1 to mend' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[name="latitude"]')).toBeVisible()

  await page.locator('[name="latitude"]').fill('19.01')
  expect(await press(page, 'Save')).toBe(200)
  await sections.getByRole('button', { name: 'Whole form' }).click()
  await expect(page.locator('[name="name"]')).toBeVisible()
  await expect(page.locator('[name="developer"]')).toHaveValue('Causeway Homes')

  await page.reload()
  await expect(sections.getByRole('button', { name: 'Whole form' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Description for search engines').scrollIntoViewIfNeeded()
  // What stands beside the form does not scroll away with it.
  for (const name of ['Publish', 'Open preview']) {
    await expect(page.getByText(name, { exact: true }).first(), name).toBeInViewport()
  }
  const shared = page.getByRole('region', { name: 'Where a link is shared' })
  await shared.scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Description for search engines')).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(sections.getByRole('button', { name: 'Whole form' })).toBeInViewport()
  expect((await sections.boundingBox())?.height, 'the sections are one row on a phone').toBeLessThan(60)
})

test('those who name a city name another one at one press, and then it is taken down', async ({ page }) => {
  await page.goto('/admin/content-manager/collection-types/api::city.city')
  await page.getByRole('link', { name: 'Hyderabad', exact: true }).click()
  await page.getByRole('button', { name: 'More actions for this record' }).first().click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Take this record down?' })
  await expect(dialog).toContainText(/\d+ records name it/)
  const mend = dialog.getByRole('button', { name: 'Name it in all of them' })
  await expect(mend).toBeDisabled()
  // By keyboard alone.
  await dialog.getByRole('combobox', { name: 'Name another record instead' }).press('Enter')
  await page.getByRole('option', { name: 'Bengaluru', exact: true }).press('Enter')
  await mend.press('Enter')
  // Not waited for: the city goes when nobody names it any more.
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Taken down').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('They name the other record now').first()).toBeVisible()
  await page.goto(`${PROJECTS}?filters[$and][0][city][$eq]=Hyderabad`)
  await expect(page.getByText('0 records')).toBeVisible()
})

test('the menu of each row is in sight on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const model of ['consolidated-project', 'post', 'page', 'menu-structure', 'city', 'opening', 'translation']) {
    await page.goto(`/admin/content-manager/collection-types/api::${model}.${model}`)
    const actions = page.getByRole('button', { name: 'Row actions' }).first()
    await expect(actions, model).toBeInViewport({ ratio: 1 })
  }
})
