import { read, settings } from '../../support/expected/seeds'
import { test } from '../../support/services/hindi-stack'
import { expect, headerIsReady, visit } from '../../support/test'
import { waitForDrawer } from '../../support/visiting/drawers'
import { FILM_HOST } from '../../support/visiting/films'
import { askInHindi, leadForm, someNetworkAddress } from '../../support/visiting/leads'
import { useMap } from '../../support/visiting/map'

const projects = read<{ slug: string; city: string; projectStatus: string }[]>('consolidated-projects')
const inPune = projects.filter(({ city }) => city === 'Pune').length
const offered = projects.find(({ projectStatus }) => projectStatus !== 'Sold out')?.slug ?? ''

const SCREENS = {
  'on a desktop': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() }))

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(use)

    test('the menus lead to a service, in a panel or in drawers', async ({ page, isMobile }) => {
      await visit(page, '/hi')
      if (isMobile) {
        await page.getByRole('button', { name: 'मेन्यू', exact: true }).click()
        const first = page.locator('#mobile-menu')
        await waitForDrawer(first)
        await first.locator('summary').getByText('सेवाएँ', { exact: true }).click()
        await first.locator('summary').getByText('डेवलपर', { exact: true }).first().click()
        const second = page.locator('#mobile-menu-second')
        await waitForDrawer(second)
        await expect(second).toHaveAccessibleName('सेवाएँ: डेवलपर')
        await second.getByRole('button', { name: 'वापस' }).click()
        await expect(second).toBeHidden()
        await first.getByRole('link', { name: 'सभी सेवाएँ' }).click()
      } else {
        await page.getByRole('button', { name: 'मेन्यू खोलें: सेवाएँ' }).press('Enter')
        const panel = page.locator('#menu-services')
        await expect(panel).toBeVisible()
        await expect(panel.getByRole('tab', { name: 'डेवलपर' })).toHaveAttribute('aria-selected', 'true')
        await panel.getByRole('tab', { name: 'घर खरीदार' }).click()
        await expect(panel.getByRole('tabpanel')).toContainText('होम सॉल्यूशंस')
        await panel.getByRole('tabpanel').getByRole('link').first().click()
      }
      await expect(page).toHaveURL(/\/hi\/services(?:\/|$)/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/[ऀ-ॿ]{3}/)
    })

    test('a choice filters the projects at once, and is taken back', async ({ page, isMobile }) => {
      await visit(page, '/hi/projects')
      if (isMobile) await page.getByRole('button', { name: /^फ़िल्टर/ }).click()
      const form = page.getByRole('form', { name: 'प्रोजेक्ट छाँटें' })
      await form.locator('summary').filter({ hasText: 'शहर और इलाका' }).click()
      await form.getByRole('checkbox', { name: new RegExp(`^पुणे ${inPune} `) }).check()
      await page.waitForURL('**/hi/projects?city=pune')
      await expect(page.locator('#count')).toHaveText(`${inPune} प्रोजेक्ट`)
      if (isMobile) await page.getByRole('button', { name: `${inPune} प्रोजेक्ट देखें` }).click()
      else await page.keyboard.press('Escape')
      await page.getByRole('list', { name: 'चालू फ़िल्टर' }).getByRole('link').first().click()
      await page.waitForURL(/\/hi\/projects$/)
      await expect(page.locator('#count')).toHaveText(`${projects.length} प्रोजेक्ट`)
    })

    test('the next page of the list moves the focus to the results', async ({ page }) => {
      await visit(page, '/hi/projects')
      await page.getByRole('navigation', { name: 'पेज', exact: true }).getByRole('link', { name: 'आगे' }).click()
      await page.waitForURL('**/hi/projects?page=2')
      await expect(page.locator('#count')).toBeFocused()
    })

    test('a project is opened from the list and asked about: faults first, then the receipt', async ({ page }) => {
      await visit(page, '/hi/projects')
      await page.locator('article h3 a').first().click()
      await expect(page.getByRole('navigation', { name: 'इस पेज पर' })).toBeVisible()

      await visit(page, `/hi/projects/${offered}`)
      const { button, summary, field } = leadForm(page, 'project')
      await button.click()
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(/\d जगहें सुधारें/)
      await expect(page).toHaveTitle(/^गलती: /)
      await summary.getByRole('link', { name: 'अपना नाम लिखें' }).click()
      await expect(field('name')).toBeFocused()
      await askInHindi(page)
    })

    test('a search suggests pages while it is typed, and lists results', async ({ page }) => {
      await visit(page, '/hi/about/contact-us')
      const box = page.getByRole('banner').getByRole('search').getByLabel('क्या खोज रहे हैं')
      await box.click()
      await expect(box).toHaveRole('combobox')
      await box.pressSequentially('किराय')
      await expect(page.getByRole('option').first()).toContainText(/[ऀ-ॿ]{3}/)
      await box.fill('पुणे में दफ़्तर')
      await box.press('Enter')
      await page.waitForURL('**/hi/search-result?**')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“पुणे में दफ़्तर” के नतीजे')
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    })

    test('two projects are chosen and compared', async ({ page }) => {
      await visit(page, '/hi/projects')
      const ticks = page.getByRole('checkbox', { name: /^तुलना करें: / })
      await ticks.nth(0).check()
      await expect(page.locator('[data-shortlist-words]')).toHaveText('1 चुना गया। तुलना के लिए एक और चुनें।')
      await ticks.nth(1).check()
      await page.getByRole('form', { name: 'तुलना करें' }).getByRole('button').click()
      await headerIsReady(page)
      await expect(page).toHaveURL(/\/hi\/projects\/compare\?/)
      await expect(page.locator('thead th')).toHaveCount(2)
      await expect(page.getByRole('rowheader', { name: 'कब्ज़ा' })).toBeVisible()
    })

    test('an instalment is worked out, after a fault', async ({ page }) => {
      await visit(page, '/hi/projects/calculators/emi')
      await page.getByLabel('लोन', { exact: true }).fill('बहुत')
      await page.getByLabel('ब्याज, % सालाना').fill('8.5')
      await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'सुधारें' })).toBeFocused()
      await expect(page).toHaveTitle(/^गलती: /)
      await page.getByLabel('लोन', { exact: true }).fill('50 लाख')
      await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click()
      await expect(page.locator('section#result')).toContainText('₹43,391')
    })

    test('the language is switched without losing the place', async ({ page }) => {
      await visit(page, '/hi/projects?city=pune')
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
      await page.waitForURL(/\/projects\?city=pune$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
      await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
      await page.waitForURL('**/hi/projects?city=pune')
      await expect(page.locator('#count')).toHaveText(`${inPune} प्रोजेक्ट`)
    })
  })
}

test('the map names its projects in Hindi, and keeps to the language', async ({ page }) => {
  await visit(page, '/hi/projects?city=pune&view=map')
  const map = page.getByRole('region', { name: 'प्रोजेक्टों का नक्शा' })
  await useMap(page)
  await map.getByRole('button', { name: 'दूर से देखें' }).click()
  await expect(map.getByRole('status')).toHaveText(/^नक्शा दूर हुआ: सामने \d+ निशान हैं?।$/)
  await expect(map.getByRole('link', { name: 'इस इलाके में खोजें' })).toHaveAttribute('href', /^\/hi\/projects\?.*area=/)
  const labels = await page
    .locator('[data-map-canvas] button')
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
  expect(labels.filter((label) => !/पुणे/.test(label ?? ''))).toEqual([])
})

test('the map names cities, localities and waters in Hindi, as a picture too', async ({ page }) => {
  await visit(page, '/hi/projects?city=pune&view=map')
  const namesOn = (part: string) => page.locator(`${part} span[data-kind]`).allTextContents()
  const drawn = await namesOn('[data-map-picture]')
  expect(drawn).toContain('चाकण')
  await useMap(page)
  await expect.poll(() => namesOn('[data-map-canvas]')).toEqual(expect.arrayContaining(['चाकण', 'मुंबई', 'मुलशी झील']))
  const all = [...drawn, ...(await namesOn('[data-map-canvas]'))]
  expect(all.filter((name) => !/[ऀ-ॿ]/.test(name))).toEqual([])
})

test('leaders tell of themselves in Hindi, and what stays English below them says so', async ({ page }) => {
  await visit(page, '/hi/about/management-team')
  await expect(page.locator('#shirin-daruvala')).toContainText('उन्होंने बाईस साल मुंबई में अनुबंध कानून पढ़ाया')
  await expect(page.getByRole('main').locator('p[lang="en"]').filter({ hasText: /[.] / })).toHaveCount(0)
  const english = page.getByRole('contentinfo').locator('[lang="en"]')
  await expect(english.filter({ hasText: settings.registeredOffice.slice(0, 20) })).toBeVisible()
  await expect(english.filter({ hasText: `CIN ${settings.cin}` })).toBeVisible()
})

test('the question before a film of another site is in Hindi', async ({ page }) => {
  await visit(page, '/hi')
  await page.getByRole('button', { name: 'मेन्यू खोलें: हमारे बारे में' }).press('Enter')
  const poster = page
    .locator('#menu-about')
    .getByRole('link', { name: /^फ़िल्म चलाएँ/ })
    .first()
  await poster.evaluate((link, host) => {
    link.dataset.filmKind = 'frame'
    link.dataset.filmSrc = `https://${host}/embed/abc`
  }, FILM_HOST)
  await poster.press('Enter')
  const question = page.getByRole('group', { name: 'फ़िल्म चलने से पहले' })
  await expect(question).toContainText(`यह फ़िल्म ${FILM_HOST} से चलती है।`)
  await expect(question.getByRole('checkbox', { name: 'दोबारा न पूछें' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'फ़िल्म चलाएँ' })).toBeFocused()
  await question.getByRole('button', { name: 'नहीं' }).click()
  await expect(poster).toBeFocused()
})

test('nothing in the top bar moves when the letters of Hindi’s own name arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let deliver: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/*-name.*.woff2', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const search = page.locator('[data-search-place]')
  const before = await search.boundingBox()
  deliver()
  await page.evaluate(() => document.fonts.load('550 1rem "Anek Devanagari Name"', 'हिन्दी'))
  const { reserved, letters } = await page.locator('header a[hreflang="hi"]').evaluate((link) => {
    const text = document.createRange()
    text.selectNodeContents(link)
    return { reserved: link.getBoundingClientRect().width, letters: text.getBoundingClientRect().width }
  })
  expect(reserved).toBeGreaterThanOrEqual(letters)
  expect(reserved - letters).toBeLessThan(2)
  expect(await search.boundingBox()).toEqual(before)
})
