import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { bodyOf, receiptIn, send } from '../../contract/leads/lead-bodies'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

const DOCS = join(import.meta.dirname, '../../../docs')
const PICTURES = join(DOCS, 'images/editors')
const FORMS = '/admin/content-manager/collection-types'

/** Pixels; pictures are drawn at this width and kept smaller. */
const SCREEN = { width: 1280, height: 760 }
const KEPT_WIDTH = 960
/** Kilobytes of one picture. */
const MOST_KB = 60
/**
 * Greatest mean difference of the grey of two pictures, of 255, after both were made small: dates, names and letters
 * may differ, a part of the page that is gone or new may not.
 */
const MOST_DIFFERENCE = 6
const COMPARED = { width: 48, height: 32, fit: 'fill' } as const

test.use({ viewport: SCREEN })

/**
 * Draws the pictures of docs/editors.md from the running admin. In a run of tests each must still look as it was kept;
 * `npm run guide` keeps new ones.
 */
test('the pictures of the editors’ guide show the admin as it is', async ({ page, stack, watch }, testInfo) => {
  const keeps = testInfo.config.updateSnapshots === 'all'
  const drawn: string[] = []
  // The panels beside a form come after the form.
  const beside = page.getByRole('button', { name: 'Publish', exact: true })
  const at = (path: string) => page.goto(`${stack.contentUrl}${path}`)
  const draw = async (name: string, what: Page | Locator = page) => {
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByText('It is being read')).toHaveCount(0)
    // Pictures below the screen are not drawn; they may load when somebody scrolls.
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((one) => one.complete || one.loading === 'lazy')))
      .toBe(true)
    const shot = await what.screenshot({ animations: 'disabled', caret: 'hide' })
    const picture = await sharp(shot)
      .resize({ width: KEPT_WIDTH, withoutEnlargement: true })
      .webp({ quality: 62 })
      .toBuffer()
    const file = `${name}.webp`
    drawn.push(file)
    expect(picture.length / 1024, `${file} in kilobytes`).toBeLessThan(MOST_KB)
    if (keeps) keep(file, picture)
    await testInfo.attach(file, { body: picture, contentType: 'image/webp' })
    expect(existsSync(join(PICTURES, file)), `${file} is kept`).toBe(true)
    expect
      .soft(await differenceOf(picture, readFileSync(join(PICTURES, file))), `${file}: npm run guide draws it again`)
      .toBeLessThan(MOST_DIFFERENCE)
  }

  receiptIn(
    await send({ stack, databaseUrl: null }, 'project-leads', {
      ...bodyOf('project-leads'),
      name: 'Meera Nair',
      project: 'heron-bend',
    }),
  )
  await enterAdmin(page, stack, watch)
  await test.step('the home page', async () => {
    await at('/admin')
    await expect(page.getByRole('heading', { name: 'What you can change' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Marketplace' })).toBeHidden()
    await expect(page.getByText('Visitors see every published record as it is meant.')).toBeVisible()
    await draw('home')
  })
  await test.step('the banner', async () => {
    await at(`${FORMS}/api::homepage-banner.homepage-banner`)
    // Another journey on this stack may have changed the end of the heading.
    await page.getByText(/^Property advice, /).click()
    await expect(page.locator('[name="heading"]')).toBeVisible()
    await expect(beside).toBeVisible()
    await draw('banner')
  })
  await test.step('a project, and what is refused', async () => {
    await at(`${FORMS}/api::consolidated-project.consolidated-project?filters[$and][0][name][$eq]=Samphire House`)
    await page.getByText('Samphire House', { exact: true }).first().click()
    const sections = page.getByRole('navigation', { name: 'Sections of this form' })
    await expect(sections).toBeVisible()
    await expect(beside).toBeVisible()
    await expect(page.locator('[name="name"]')).toBeVisible()
    await draw('project')
    await sections.getByRole('button', { name: 'Place', exact: true }).click()
    await page.locator('[name="latitude"]').fill('123')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(sections.getByRole('button', { name: 'Place, 1 to mend' })).toBeVisible()
    await draw('refused')
  })
  await test.step('blocks, preview, plan and history', async () => {
    const noticesRead = page.waitForResponse(/\/record-checks\/api::page/)
    await openRecord(page, stack, ['page', 'path', '/moving-your-office'])
    await expect(page.locator('[name="heading"]')).toBeVisible()
    await noticesRead
    const panel = (title: string) => page.getByRole('complementary').filter({ hasText: title })
    // Each panel has its own request, and one that comes later moves those below it.
    for (const title of ['Preview', 'Review and plan', 'Draft on its page']) {
      await expect(panel(title).first()).toBeVisible()
    }
    await panel('Review and plan').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await draw('beside-the-form')
    await page.getByRole('button', { name: /add a component to blocks/i }).scrollIntoViewIfNeeded()
    await draw('blocks')
  })
  await test.step('pictures in use', async () => {
    await at('/admin/picture-use')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await draw('pictures')
  })
  await test.step('a spreadsheet with a fault', async () => {
    await at('/admin/content-sheets')
    const rows = ['Name,Address,Kind of property,Status,City', 'Quoin Court,,Castle,New launch,Pune']
    const sheet = { name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    await page.getByLabel('File to check').setInputFiles(sheet)
    await expect(page.getByRole('row').filter({ hasText: 'C2' })).toBeVisible()
    await draw('spreadsheets')
  })
  await test.step('the lead desk', async () => {
    await at('/admin/lead-desk')
    await expect(page.getByRole('row').filter({ hasText: 'Heron Bend' })).toBeVisible()
    await draw('leads')
  })
  await test.step('from a page to its record', async () => {
    await at('/admin/page-records?path=/services')
    await expect(page.getByRole('link', { name: /^Page: / })).toBeVisible()
    await draw('page-records')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the site with links to its records' }).click()
    const site = await opened
    await site.setViewportSize(SCREEN)
    const edit = site.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'Edit this page' })
    await expect(edit).toHaveAttribute('href', /\/admin\/page-records\?path=%2F$/)
    await site.goto(`${stack.siteUrl}/services/retail`)
    await expect(edit).toBeVisible()
    const form = site.waitForEvent('popup')
    await edit.click()
    await expect((await form).getByRole('link', { name: 'Page: /services/retail' })).toBeVisible()
  })

  expect(readdirSync(PICTURES).sort()).toEqual(drawn.sort())
  const guide = readFileSync(join(DOCS, 'editors.md'), 'utf8')
  const shown = [...guide.matchAll(/\]\(images\/editors\/([\w-]+\.webp)\)/g)].map(([, file]) => file)
  expect(shown.sort()).toEqual(drawn)
})

function keep(file: string, picture: Buffer): void {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, file), picture)
}

async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().resize(COMPARED).raw().toBuffer()),
  )
  if (!a || !b) throw new Error('a picture could not be read')
  return a.reduce((sum, grey, index) => sum + Math.abs(grey - (b[index] ?? 0)), 0) / a.length
}
