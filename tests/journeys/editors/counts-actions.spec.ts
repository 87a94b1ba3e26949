import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { enterAdmin, test as journey } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { CountedActions } from '../../support/visiting/counted-actions'

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

test('the home page’s banner is found, changed, previewed and published in at most twelve actions', {
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
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(12)
})

test('a new project is visible, with a picture, after at most forty actions', { tag: '@submission' }, async ({
  admin,
  actions,
  request,
}) => {
  // The steps of “A new project” in docs/editors.md, in their order.
  const field = (name: string) => admin.locator(`[name="${name}"]`)
  await actions.click(admin.getByRole('link', { name: 'Project', exact: true }))
  await actions.click(admin.getByRole('link', { name: 'Create new entry' }).first())

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
