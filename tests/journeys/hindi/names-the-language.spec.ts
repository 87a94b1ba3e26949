import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'

test('a page in English loads of the other script only the letters of the language’s name', async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      fonts.push(new URL(response.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'हिन्दी' }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((file) => file.includes('devanagari'))).toEqual([
    expect.stringMatching(/^anek-devanagari-name\..+\.woff2$/),
  ])
})
