import type { Page } from '@playwright/test'
import { vodcasts } from '../../support/expected/page-seeds'
import { expect, test, visit } from '../../support/test'

const PATH = '/insights/knowledge-exchange'
const [vodcast] = vodcasts
if (!vodcast) throw new Error('no vodcasts are seeded')
const own = `${PATH}/${vodcast.slug}`

test('the conversations are in the editors’ order', async ({ page }) => {
  await visit(page, PATH)
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(vodcasts.map(({ title }) => title))
  await titles.first().getByRole('link').click()
  await expect(page).toHaveURL(own)
})

test('a word of a transcript is found, with its time', async ({ page }) => {
  const moment = vodcast.transcript[4]
  if (!moment) throw new Error('the transcript is too short')
  await visit(page, PATH)
  const main = page.getByRole('main')
  await main.getByLabel('Search all conversations').fill('windows frames')
  await main.getByRole('button', { name: 'Find' }).click()
  await main
    .getByRole('list', { name: `Said in “${vodcast.title}”` })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${own}\\?find=.*#t-${moment.at}$`))
  await expect(page.locator(`#t-${moment.at}`)).toBeInViewport()
  await expect(page.locator(`#t-${moment.at} mark`).first()).toBeVisible()
})

test('no player is loaded before it is needed; a chapter then plays from its time', async ({ page }) => {
  const chapter = vodcast.chapters[2]
  if (!chapter) throw new Error('there are too few chapters')
  const films: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.mp4')) films.push(request.url())
  })
  await visit(page, own)
  const video = page.getByRole('main').locator('video')
  await expect(video).toHaveCount(0)
  expect(films).toEqual([])
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: chapter.title }).click()
  await expect(video).toHaveCount(1)
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(chapter.at)
  expect(await timeOf(page)).toBeLessThan(chapter.at + 30)
  const first = vodcast.chapters[0]
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: first?.title ?? '' })
    .click()
  await expect.poll(() => timeOf(page)).toBeLessThan(30)
  await expect(video).toHaveCount(1)
})

test('the player has captions: the words of the transcript at their time', async ({ page }) => {
  const chapter = vodcast.chapters[1]
  const moment = vodcast.transcript.find(({ at }) => at === chapter?.at)
  if (!chapter || !moment) throw new Error('no turn begins with the second chapter')
  await visit(page, own)
  await expect(page.getByRole('main').getByText('No sound.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: chapter.title }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(chapter.at)
  const video = page.getByRole('main').locator('video')
  await video.evaluate((player: HTMLVideoElement, at) => {
    player.pause()
    player.currentTime = at + 0.1
    const [track] = player.textTracks
    if (track) track.mode = 'showing'
  }, chapter.at)
  const shown = () =>
    video.evaluate((player: HTMLVideoElement) =>
      [...(player.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
    )
  await expect.poll(shown).toContain(`${moment.speaker}: ${moment.text.split(' ', 3).join(' ')}`)
  const kind = await video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [track?.kind, track?.label])
  expect(kind).toEqual(['captions', 'English'])
})

test('the whole transcript is on the page, and can be searched', async ({ page }) => {
  await visit(page, own)
  const main = page.getByRole('main')
  for (const { at, text } of vodcast.transcript) await expect.soft(page.locator(`#t-${at}`)).toContainText(text)
  await main.getByLabel('Search this transcript').fill('lift')
  await main.getByRole('button', { name: 'Find' }).click()
  const said = vodcast.transcript.filter(({ text }) => /\blift/i.test(text))
  await expect(main.getByRole('status')).toContainText(`${said.length} moments`)
  await expect(page.locator('[id^="t-"]:has(mark)')).toHaveCount(said.length)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$`))
})

test('it links to a service', { tag: '@once' }, async ({ page }) => {
  await visit(page, own)
  await page.locator('#related').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/services/${vodcast.relatedServices[0]}$`))
})

test('an unknown conversation answers 404; an unknown topic shows all', { tag: '@once' }, async ({ page, watch }) => {
  watch.expect(/404/)
  expect((await visit(page, `${PATH}/no-such-conversation`))?.status()).toBe(404)
  expect((await visit(page, `${PATH}?topic=DROP&find=`))?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toContainText('DROP')
  await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(vodcasts.length)
})

function timeOf(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
}
