import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { enterAdmin, test as journey } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { CountedActions, type DroppedFile } from '../../support/visiting/counted-actions'

const PICTURE = join(ROOT, 'content/seed/media/office-stacked-dusk.jpg')

/** An editor who has signed in and is on the admin's home page. */
const test = journey.extend<{ actions: CountedActions; admin: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  actions: async ({}, use) => use(new CountedActions()),
  admin: async ({ page, stack, watch }, use) => {
    await enterAdmin(page, stack, watch)
    await use(page)
  },
})

/** A button or an option of the admin, by its whole name. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the home page’s banner is found, changed, previewed and published in at most six actions', {
  tag: '@submission',
}, async ({ admin, actions, request }) => {
  const words = 'Property advice, dressed on every side'
  await actions.click(admin.getByRole('link', { name: 'Home page banner', exact: true }))
  await actions.click(admin.getByText('Property advice, laid course by course', { exact: true }))
  await actions.fill(admin.locator('[name="heading"]'), words)
  await actions.click(button(admin, 'Save'))
  const opened = admin.waitForEvent('popup')
  await actions.click(button(admin, 'Open beside this form'))
  const beside = await opened
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(words)
  await beside.close()
  await actions.click(button(admin, 'Publish'))
  await expect.poll(async () => (await (await request.get('/')).text()).includes(words), { timeout: 10_000 }).toBe(true)
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(6)
})

test('a new project is visible, with a picture, after at most forty actions', { tag: '@submission' }, async ({
  admin,
  actions,
  request,
}) => {
  // The steps of “A new project” in docs/editors.md, in their order.
  const field = (name: string) => admin.locator(`[name="${name}"]`)
  await actions.click(admin.getByRole('link', { name: 'Project', exact: true }))
  await actions.click(admin.getByRole('link', { name: 'Make a new record' }).first())

  await actions.fill(field('name'), 'Quoin Court')
  await actions.choose(admin.getByRole('combobox', { name: /^Kind of property/ }), 'Residential')
  await actions.fill(admin.getByRole('combobox', { name: /^Category/ }), 'Apartments')
  await actions.choose(admin.getByRole('combobox', { name: /^Status/ }), 'New launch')
  await actions.fill(admin.getByRole('combobox', { name: /^City/ }), 'Pune')

  await actions.click(button(admin, 'Words'))
  await actions.fill(field('headline'), 'Homes around a stone court')
  await actions.fill(field('summary'), 'Two and three bedrooms around a court that the sun reaches all year.')

  await actions.click(button(admin, 'Pictures'))
  await actions.chooseFile(button(admin, 'Upload pictures'), PICTURE)
  await actions.fill(admin.getByLabel('Alternative text of picture 1'), 'A stone court between two houses.')

  await actions.click(button(admin, 'Place'))
  await actions.fill(field('locality'), 'Baner')
  await actions.click(button(admin, 'Prices and units'))
  await actions.fill(field('priceFrom'), '9000000')
  await actions.fill(field('carpetAreaFrom'), '640')
  await actions.click(button(admin, 'Dates and law'))
  await actions.fill(field('developer'), 'Causeway Homes')
  await actions.click(button(admin, 'Save'))
  const opened = admin.waitForEvent('popup')
  await actions.click(button(admin, 'Open beside this form'))
  const beside = await opened
  await expect(beside.getByRole('heading', { level: 1 })).toContainText('Quoin Court')
  await beside.close()
  await actions.click(button(admin, 'Publish'))

  const has = async (path: string, words: string) => (await (await request.get(path)).text()).includes(words)
  const project = '/projects/quoin-court'
  await expect.poll(() => has(project, 'Homes around a stone court'), { timeout: 10_000 }).toBe(true)
  expect(await has(project, 'A stone court between two houses.')).toBe(true)
  expect(await has('/projects?city=Pune', 'Quoin Court')).toBe(true)
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(40)
})

/** Pictures as a photographer delivers them. */
function photographs(count: number): Promise<DroppedFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: 40 + 30 * index, g: 110, b: 90 }
      const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
      return { name: `court-${index + 1}.jpg`, type: 'image/jpeg', bytes: await picture.jpeg().toBuffer() }
    }),
  )
}

test('a new project with five pictures, dropped at once and each focused, is visible after at most 45 actions; a copy of it begins with all of them', async ({
  admin,
  actions,
  request,
}) => {
  // The steps of “A new project” in docs/editors.md, in their order.
  const field = (name: string) => admin.locator(`[name="${name}"]`)
  await actions.click(admin.getByRole('link', { name: 'Project', exact: true }))
  await actions.click(admin.getByRole('link', { name: 'Make a new record' }).first())
  await actions.fill(field('name'), 'Voussoir Row')
  await actions.fill(admin.getByRole('combobox', { name: /^City/ }), 'Pune')
  await actions.choose(admin.getByRole('combobox', { name: /^Kind of property/ }), 'Residential')
  await actions.choose(admin.getByRole('combobox', { name: /^Status/ }), 'New launch')
  await actions.fill(admin.getByRole('combobox', { name: /^Category/ }), 'Apartments')

  await actions.click(button(admin, 'Words'))
  await actions.fill(field('headline'), 'A row of arches on the canal')
  await actions.fill(field('summary'), 'Two and three bedrooms behind a stone arcade, five minutes from the metro.')

  await actions.click(button(admin, 'Pictures'))
  const gallery = admin.getByRole('group', { name: 'Pictures', exact: true })
  await actions.drop(gallery, await photographs(5))
  await expect(gallery.getByText('5 of 5 pictures were added.')).toBeAttached({ timeout: 60_000 })
  for (let place = 1; place <= 5; place += 1) {
    await actions.fill(gallery.getByLabel(`Alternative text of picture ${place}`, { exact: true }), `Arch ${place}`)
    await actions.clickAt(gallery.getByRole('button', { name: `Focal point of picture ${place}:` }), { x: 40, y: 30 })
  }

  await actions.click(button(admin, 'Place'))
  await actions.fill(field('locality'), 'Baner')
  await actions.click(button(admin, 'Prices and units'))
  await actions.fill(field('priceFrom'), '90 lakh')
  await actions.fill(field('carpetAreaFrom'), '640')
  await actions.click(button(admin, 'Dates and law'))
  await actions.fill(field('developer'), 'Causeway Homes')
  await actions.click(button(admin, 'Save'))
  const opened = admin.waitForEvent('popup')
  await actions.click(button(admin, 'Open beside this form'))
  const beside = await opened
  await expect(beside.getByRole('heading', { level: 1 })).toContainText('Voussoir Row')
  await beside.close()
  await actions.click(button(admin, 'Publish'))
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(45)

  const html = async () => (await request.get('/projects/voussoir-row')).text()
  await expect.poll(html, { timeout: 10_000 }).toContain('A row of arches on the canal')
  for (let place = 1; place <= 5; place += 1) expect(await html()).toContain(`Arch ${place}`)

  await test.step('a copy', async () => {
    await admin.getByRole('link', { name: 'Project', exact: true }).click()
    await admin
      .getByRole('row', { name: /Voussoir Row/ })
      .getByRole('button')
      .last()
      .click()
    await admin.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(field('slug')).toHaveValue('voussoir-row-copy')
    await expect(field('name')).toHaveValue('Voussoir Row')
    await expect(admin.getByText('Draft', { exact: true }).first()).toBeVisible()
    await button(admin, 'Pictures').click()
    await expect(gallery.getByRole('listitem')).toHaveCount(5)
  })
})

const PASTED =
  '<h2>What the lease says</h2><p>A <b>lock-in</b> of three years.</p><table><tr><th>Year</th><th>Rent</th></tr><tr><td>First</td><td>92,000</td></tr></table>'

test('a post with a picture, a table and pasted text is published in at most twenty actions', async ({
  admin,
  actions,
  request,
}) => {
  await actions.click(admin.getByRole('link', { name: 'Blog post', exact: true }))
  await actions.click(admin.getByRole('link', { name: 'Make a new record' }).first())
  await actions.fill(admin.locator('[name="title"]'), 'Three lines of a lease')
  await actions.fill(admin.getByRole('textbox', { name: /^Date/ }), '31/12/2025')
  await actions.fill(admin.getByRole('combobox', { name: /^Category/ }), 'Workplaces')
  await actions.fill(admin.locator('[name="author"]'), 'Meera Joshi')
  await actions.fill(admin.locator('[name="excerpt"]'), 'What to read first.')
  await actions.paste(admin.getByRole('textbox', { name: 'Text', exact: true }), PASTED)
  await actions.click(admin.getByRole('button', { name: /^Choose a file/ }).first())
  const dialog = admin.getByRole('dialog')
  await actions.click(dialog.getByRole('heading', { name: /^Demonstration/ }))
  await actions.click(
    dialog
      .getByRole('button')
      .filter({ has: admin.getByRole('checkbox') })
      .first()
      .getByRole('heading'),
  )
  await actions.click(dialog.getByRole('button', { name: 'Finish' }))
  await actions.click(button(admin, 'Publish'))
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(20)
  const html = async () => (await request.get('/blog/three-lines-of-a-lease')).text()
  await expect.poll(html, { timeout: 10_000 }).toContain('What the lease says')
  expect(await html()).toMatch(/<td[^>]*>92,000/)
  expect(await html(), 'the day came first').toContain('dateTime="2025-12-31')
})

test('a landing page of blocks is published in at most 25 actions', async ({ admin, actions, request }) => {
  await actions.click(admin.getByRole('link', { name: 'Page', exact: true }))
  await actions.click(admin.getByRole('link', { name: 'Make a new record' }).first())
  await actions.fill(admin.locator('[name="path"]'), '/offices-in-nagpur')
  await actions.fill(admin.locator('[name="title"]'), 'Offices in Nagpur')
  await actions.fill(admin.locator('[name="heading"]'), 'Offices in Nagpur')
  const add = async (block: string) => {
    await actions.click(admin.getByRole('button', { name: /add a component to blocks/i }))
    await actions.click(button(admin, block).last())
  }
  await add('Hero')
  await actions.fill(admin.locator('[name="blocks.0.heading"]'), 'A floor in Nagpur, ready in March')
  await add('Rich text')
  await actions.paste(admin.getByRole('textbox', { name: 'Text', exact: true }), '<p>Walk to the metro.</p>')
  await add('Projects')
  await actions.fill(admin.locator('[name="blocks.2.heading"]'), 'Offices we would take ourselves')
  await add('Form')
  await actions.choose(admin.getByRole('combobox', { name: /^Form/ }), 'enquiry')
  await actions.click(button(admin, 'Publish'))
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(25)
  const html = async () => (await request.get('/offices-in-nagpur')).text()
  await expect.poll(html, { timeout: 10_000 }).toContain('A floor in Nagpur, ready in March')
  expect(await html()).toContain('Walk to the metro.')
})
