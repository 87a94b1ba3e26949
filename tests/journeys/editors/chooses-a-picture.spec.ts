import sharp from 'sharp'
import { enterAdmin, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

test('a picture is uploaded by keyboard, and a press on one chooses it', async ({ page, stack, watch }) => {
  await enterAdmin(page, stack, watch)
  await page.goto(`${stack.contentUrl}/admin/content-manager/collection-types/api::post.post/create`)
  const field = page.getByRole('region', { name: 'Picture', exact: true })
  await field.getByRole('button', { name: /^Choose a file/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: /^Demonstration/ }).click()
  const picture = dialog
    .getByRole('button')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await picture.getByRole('heading').click()
  await expect(picture.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  // The button that opened the dialog is gone: the keyboard goes on beside the picture.
  await expect(field.locator(':focus')).toHaveCount(1)
  await field.getByRole('button', { name: 'Add', exact: true }).press('Enter')

  await dialog.getByRole('button', { name: 'Upload files' }).press('Enter')
  const files = page.locator('input[type="file"][name="files"]')
  await expect(files).toHaveAttribute('tabindex', '0')
  // Asked for some steps before the key: until the browser has heard of it, it cancels the choice of a file itself.
  const chooser = page.waitForEvent('filechooser')
  for (let pressed = 0; pressed < 10; pressed += 1) {
    if (await files.evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles([{ name: 'roof.png', mimeType: 'image/png', buffer }])
  await expect(page.getByRole('button', { name: /^Upload 1 file/ })).toBeVisible()
})
