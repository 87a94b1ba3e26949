import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

const PATH = '/projects/kolam-yard'
const OWN = 'Kolam Yard, Sholinganallur, Chennai'
const WRITTEN = 'Ready homes on OMR, dry in two monsoons'

test('an editor sees a project as a search engine and a chat show it, and visitors’ machines get just that', async ({
  page,
  request,
  stack,
  watch,
}) => {
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['consolidated-project', 'slug', 'kolam-yard'], 'Kolam Yard')
  const found = page.getByRole('region', { name: 'In a search engine' })
  const shared = page.getByRole('region', { name: 'Where a link is shared' })
  await page.getByRole('button', { name: 'Search and sharing' }).click()
  const title = page.getByRole('textbox', { name: 'Title for search engines' })
  await expect(found.locator('[data-found-title]')).toContainText(await title.inputValue())
  await expect(found).toContainText('› projects › kolam-yard')

  await test.step('an empty field falls back to the page’s own words', async () => {
    await title.fill('')
    await expect(found.locator('[data-found-title]')).toContainText(OWN)
    await expect(shared).toContainText(OWN)
  })
  await test.step('a long title is cut, and the panel says so', async () => {
    await title.fill(`${WRITTEN}, and everything else that there is to say of it`)
    await expect(found).toContainText('The title is longer than search engines show')
    await title.fill(WRITTEN)
    await expect(found).not.toContainText('The title is longer')
  })
  await test.step('what is published is what the panel showed', async () => {
    const [shownTitle, shownDescription] = await Promise.all(
      ['title', 'description'].map((part) => found.locator(`[data-found-${part}]`).textContent()),
    )
    expect(await press(page, 'Publish')).toBe(200)
    await expect
      .poll(async () => (await request.get(PATH)).text(), { timeout: 10_000 })
      .toContain(`<title>${shownTitle}</title>`)
    const html = await (await request.get(PATH)).text()
    expect(html).toContain(`<meta name="description" content="${shownDescription}"`)
    expect(html).toContain('<meta property="og:image:alt" content="White patterned screens with deep shade behind."')
  })
})

test('the picture that the site draws for a shared link has its own colours in the dark admin too', async ({
  page,
  stack,
  watch,
}) => {
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['consolidated-project', 'slug', 'heron-bend'], 'Heron Bend')
  const heading = page.locator('[data-drawn-heading]')
  const look = () =>
    heading.evaluate((element) => {
      const [ink, ground] = [element, element.parentElement ?? element].map((part) => getComputedStyle(part))
      return [ink?.color, ground?.backgroundColor]
    })
  const colours = await look()
  await page.evaluate(() => localStorage.setItem('STRAPI_THEME', 'dark'))
  await page.reload()
  await expect(heading).toHaveText('Heron Bend')
  expect(await look()).toEqual(colours)
})
