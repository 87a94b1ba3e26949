import type { Request } from '@playwright/test'
import { films } from '../../support/expected/seeds'
import { expect, test, untilIdle, visit } from '../../support/test'
import { FILM_HOST, openFilmOfElsewhere } from '../../support/visiting/films'
import { megaMenu } from '../../support/visiting/menus'

const FILM = /\.(mp4|webm|m3u8)(\?|$)/

test('a film is a poster until it is pressed, and then a player', async ({ page }) => {
  const fetched: Request[] = []
  page.on('request', (request) => {
    if (FILM.test(request.url())) fetched.push(request)
  })
  await visit(page)
  const { button, panel } = megaMenu(page, 'about')
  await button.press('Enter')
  const posters = panel.getByRole('link', { name: /^Play film/ })
  await expect(posters).toHaveCount(2)
  for (const poster of await posters.all()) {
    const picture = poster.locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await untilIdle(page)
  await expect(page.locator('video, iframe')).toHaveCount(0)
  expect(fetched).toEqual([])

  await posters.nth(1).click()
  const player = panel.locator('video')
  await expect(player).toHaveCount(1)
  await expect(player).toBeVisible()
  await expect(player).toBeFocused()
  await expect(panel).toBeVisible()
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  expect(fetched.length).toBeGreaterThan(0)
})

test('the first film is the fixed one, the second the editors’ choice', async ({ page }) => {
  await visit(page)
  const { button, panel } = megaMenu(page, 'about')
  await button.press('Enter')
  // The first films of the seeds belong to the menu, the others to the conversations.
  const titles = films.slice(0, 2).map(({ title }) => title)
  await expect(panel.getByRole('link', { name: /^Play film/ })).toContainText(titles)
})

test('a film stops when its menu closes', async ({ page }) => {
  await visit(page)
  const { button, panel } = megaMenu(page, 'about')
  await button.press('Enter')
  await panel
    .getByRole('link', { name: /^Play film/ })
    .first()
    .click()
  const player = panel.locator('video')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('a film of another site asks for consent before a request to that site', async ({ page, watch }) => {
  await visit(page)
  const { question, poster, panel } = await openFilmOfElsewhere(page)
  await expect(question).toContainText(FILM_HOST)
  await expect(question.getByRole('button', { name: 'Play it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(panel).toBeVisible()
  await expect(poster).toBeFocused()

  watch.allow(FILM_HOST)
  const referrers: (string | undefined)[] = []
  await page.route(`https://${FILM_HOST}/**`, async (route) => {
    referrers.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: 'film' })
  })
  await poster.press('Enter')
  await question.getByRole('checkbox', { name: 'Do not ask again' }).check()
  await question.getByRole('button', { name: 'Play it' }).press('Enter')
  await expect(panel.locator('iframe')).toHaveAttribute('src', `https://${FILM_HOST}/embed/abc`)
  expect(await page.evaluate(() => localStorage.getItem('films-from-elsewhere'))).toBe('yes')
  // YouTube plays nothing for a page that hides where it is; it learns the site, and not the page.
  await expect.poll(() => referrers).toEqual([`${new URL(page.url()).origin}/`])
})

test('“Do not ask again” is taken back on /cookies by keyboard, and the next film asks', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('films-from-elsewhere', 'yes')
    sessionStorage.setItem('begun', 'yes')
  })
  await visit(page, '/cookies')
  const tick = page.getByRole('checkbox', { name: 'Play films of other sites without asking' })
  await expect(tick).toBeChecked()
  await tick.press('Space')
  await expect(tick).not.toBeChecked()
  await page.reload()
  await expect(tick).not.toBeChecked()
  const { question } = await openFilmOfElsewhere(page)
  await expect(question).toBeVisible()
})
