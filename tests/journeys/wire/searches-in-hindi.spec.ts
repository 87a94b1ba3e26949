import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'

const SEARCHES = [
  ['पुणे में १ करोड़ से कम का फ़्लैट', 'Paperkite Homes'],
  ['निवेश बैंकिंग', 'इन्वेस्टमेंट बैंकिंग'],
  ['gopniyata niti', 'गोपनीयता नीति'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const [words, first] of SEARCHES) {
      test(`“${words}” is searched, and answered in Hindi`, async ({ page }) => {
        await page.goto('/hi/about/contact-us')
        const box = page.getByRole('banner').getByRole('search').getByLabel('क्या खोज रहे हैं')
        await box.fill(words)
        await box.press('Enter')
        await page.waitForURL('**/hi/search-result?**')
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(`“${words}” के नतीजे`)
        await expect(main.getByRole('paragraph').filter({ hasText: /^\d+ नतीजे$/ })).toBeVisible()
        await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(first)
        await expect(main.getByRole('listitem').first()).toContainText(/[ऀ-ॿ]{3}/)
      })
    }
  })
}

test('a budget in Hindi leads to the list of projects with its filters', async ({ page }) => {
  await page.goto(`/hi/search-result?${new URLSearchParams({ searchTextFromHeader: SEARCHES[0][0] })}`)
  const list = page.getByRole('main').getByRole('link', { name: /पुणे/ }).first()
  await expect(list).toHaveText(/^\d+ प्रोजेक्ट: ₹1\u00a0करोड़ तक, पुणे, आवासीय$/)
  const { pathname, search } = new URL((await list.getAttribute('href')) ?? '', 'http://site')
  expect([pathname, search]).toEqual(['/hi/projects', '?propertytype=Residential&city=pune&price-max=10000000'])
})

test('words in Hindi are marked in the results, and names stay as they are', async ({ page }) => {
  await page.goto(`/hi/search-result?${new URLSearchParams({ searchTextFromHeader: 'गोदाम' })}`)
  const main = page.getByRole('main')
  await expect(main.locator('mark', { hasText: 'गोदाम' }).first()).toBeVisible()
  const name = main.getByRole('link', { name: 'Axle Bay Oragadam' }).first()
  await expect(name.locator('[lang=en]')).toHaveText('Axle Bay Oragadam')
})

test('the result of a project has its picture, and its price and area in the language of the page', async ({
  page,
}) => {
  await page.goto(`/hi/search-result?${new URLSearchParams({ searchTextFromHeader: 'Moonwell Villas' })}`)
  const result = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moonwell' }).first()
  await expect(result.getByText('₹4.65–5.305 करोड़, 3,060–3,480 वर्ग फ़ुट')).toBeVisible()
  const picture = result.locator('img')
  await expect(picture).toHaveAttribute('alt', '')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('suggestions in Hindi appear while typing, and are announced', async ({ page }) => {
  await page.goto('/hi/about/contact-us')
  const box = page.getByRole('banner').getByRole('search').getByLabel('क्या खोज रहे हैं')
  await box.click()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially('गोपनी')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('गोपनीयता नीति')
  await expect(page.getByRole('search').getByRole('status').first()).toHaveText(/^\d+ पेजों? (?:का|के) सुझाव$/)
  await expect(page.getByRole('option', { name: '“गोपनी” के सभी नतीजे' })).toHaveAttribute(
    'href',
    /^\/hi\/search-result\?/,
  )
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL('**/hi/privacy-policy')
})

test('an English page of this site understands Hindi too', async ({ page }) => {
  await page.goto(`/search-result?${new URLSearchParams({ searchTextFromHeader: 'गोपनीयता नीति' })}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Privacy policy')
})
