import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

const POST = 'carpet-area-built-up-area-and-the-brochure'
const PAGE = '/moving-your-office'

/** Pastes what a program has put on the clipboard. */
async function paste(text: Locator, clipboard: Readonly<Record<string, string>>): Promise<void> {
  await text.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

async function wordClipboard(): Promise<Record<string, string>> {
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer()
  const item = (words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  const cell = (words: string) =>
    `<td><p class=MsoNormal align=right style='text-align:right'>${words}<o:p></o:p></p></td>`
  return {
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1>What the lease says<o:p></o:p></h1><p class=MsoNormal>A <b>lock-in</b> of <a href="https://example.com/lease">three years</a>.<o:p></o:p></p>${item('deposit')}${item('rent')}<table class=MsoTableGrid><tr>${cell('Year')}${cell('Rent')}</tr><tr>${cell('First')}${cell('₹92,000')}</tr></table><p class=MsoNormal><img width=640 src="file:///C:/Temp/clip_image001.png"><o:p></o:p></p><!--EndFragment--></body></html>`,
    'text/rtf': `{\\rtf1{\\*\\shppict{\\pict\\pngblip ${picture.toString('hex')}}}}`,
    'text/plain': 'What the lease says',
  }
}

test('a text from Word is pasted into a post with all that it has, and is seen on the site', async ({
  page,
  stack,
  request,
  watch,
}) => {
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['post', 'slug', POST], 'Carpet area, built-up area & the number on the brochure')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text.getByRole('heading', { name: 'Three areas, from the inside out' })).toBeVisible()
  await expect(text.getByRole('table').first()).toBeVisible()

  await text.press('Control+End')
  await text.press('Enter')
  const uploaded = page.waitForResponse(
    (answer) => answer.url().endsWith('/upload') && answer.request().method() === 'POST',
  )
  await paste(text, await wordClipboard())
  expect((await uploaded).status()).toBeLessThan(300)
  await expect(text.getByRole('heading', { name: 'What the lease says' })).toBeVisible()
  const picture = text.locator('img[src]')
  await expect(picture).toHaveAttribute('src', /^\/uploads\//)
  await picture.click()
  await page.getByRole('textbox', { name: /^What the picture shows/ }).fill('A marigold wall')
  const styles = page.getByRole('toolbar', { name: 'Style of the text' })
  await expect(styles.locator('button[tabindex="0"]')).toHaveCount(1)
  await styles.getByRole('button', { name: 'Link', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^Address of the link/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()

  await text.press('Control+End')
  await text.press('Enter')
  await page.keyboard.type('यह ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('अंत है।')
  expect(await press(page, 'Publish')).toBe(200)

  const shown = async () => (await request.get(`/blog/${POST}`)).text()
  await expect.poll(shown, { timeout: 10_000 }).toContain('What the lease says')
  const site = await page.context().newPage()
  await site.goto(`/blog/${POST}`)
  const post = site.getByRole('article')
  await expect(post.getByRole('heading', { name: 'What the lease says', level: 2 })).toBeVisible()
  await expect(post.locator('p', { hasText: 'A lock-in of three years.' }).locator('strong')).toHaveText('lock-in')
  await expect(post.locator('ul').filter({ hasText: 'deposit' }).last().locator('li')).toHaveText(['deposit', 'rent'])
  await expect(post.getByRole('cell', { name: '₹92,000' })).toHaveCSS('text-align', 'end')
  await expect(post.getByRole('rowheader', { name: 'Rate on carpet area' })).toBeVisible()
  await expect(post.getByAltText('A marigold wall')).toHaveAttribute('src', /^\/pictures\/\d+\/pasted[^?]+\?v=/)
  await expect(post.locator('strong', { hasText: 'अंत है।' })).toBeVisible()
  await site.close()

  await page.reload()
  await expect(text.getByRole('heading', { name: 'What the lease says' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    /\n\| ---: \| ---: \|\n\| First \| ₹92,000 \|/,
  )
})

test('a picture that cannot be taken along is named, and a text from Google Docs becomes a rich text', async ({
  page,
  stack,
  request,
  watch,
}) => {
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, ['page', 'path', PAGE])
  const block = page.getByRole('button', { name: /^Rich text/ }).first()
  await block.click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.press('Control+End')
  await text.press('Enter')
  await paste(text, {
    'text/html': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>The last week</span></h2><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Cut the </span><span style="font-weight:700">power</span></p></li><ul><li aria-level="2"><p><span>Ask the board</span></p></li></ul></ul><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="602" height="401"></span></p></b>`,
  })
  await expect(page.getByText(/A picture was left out: it stands in a block of its own/)).toBeVisible()
  expect(await press(page, 'Publish')).toBe(200)
  const shown = async () => (await request.get(PAGE)).text()
  await expect.poll(shown, { timeout: 10_000 }).toContain('The last week')
  const site = await page.context().newPage()
  await site.goto(PAGE)
  const item = site.getByRole('listitem').filter({ hasText: 'Cut the power' })
  await expect(item.locator('strong')).toHaveText('power')
  await expect(item.getByRole('listitem')).toHaveText('Ask the board')
  await site.close()

  await openRecord(page, stack, ['post', 'slug', POST], 'Carpet area, built-up area & the number on the brochure')
  const post = page.getByRole('textbox', { name: 'Text', exact: true })
  // The form is drawn empty, and again with the text.
  await expect(post.getByRole('heading', { name: 'Three areas, from the inside out' })).toBeVisible()
  await paste(post, { 'text/html': '<p>Look:</p><p><img src="https://pictures.example/a.jpg"></p>' })
  await expect(page.getByText('The picture at pictures.example could not be taken along.')).toBeVisible()
  await expect(post.locator('img[src^="http"]')).toHaveCount(0)
  await expect(post.getByText('Look:')).toBeVisible()
  await post.press('Control+z')
  await expect(post.getByText('Look:')).toBeHidden()
})
