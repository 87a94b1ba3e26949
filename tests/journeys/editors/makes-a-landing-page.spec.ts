import { press } from '../../support/services/own-backend'
import { enterAdmin, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'

const PATH = '/offices-in-nashik'

test('a page is made of blocks at a new address, and a block that is unfinished is named', {
  tag: '@submission',
}, async ({ page, stack, request, watch }) => {
  await enterAdmin(page, stack, watch)
  await page.goto(`${stack.contentUrl}/admin/content-manager/collection-types/api::page.page/create`)
  await page.locator('[name="path"]').fill(PATH)
  await page.locator('[name="title"]').fill('Offices in Nashik')
  await page.locator('[name="heading"]').fill('Offices in Nashik')
  const add = async (block: string) => {
    await page.getByRole('button', { name: /add a component to blocks/i }).click()
    await page.getByRole('button', { name: block, exact: true }).last().press('Enter')
    await expect(page.getByRole('button', { name: block, exact: true })).toBeFocused()
  }
  await add('Hero')
  await page.locator('[name="blocks.0.heading"]').fill('A floor in Nashik, ready in March')
  await add('Projects')
  await page.locator('[name="blocks.1.heading"]').fill('Offices we would take ourselves')
  const projects = page.getByRole('group', { name: 'Projects' })
  await projects.getByRole('button', { name: 'Add a project' }).click()
  await projects.getByRole('combobox').fill('no-such-house')
  expect(await press(page, 'Publish')).toBe(400)
  await expect(page.getByText(/Blocks, 2 \(Projects\), Projects, 1/).first()).toBeVisible()
  await projects.getByRole('combobox').fill('heron-bend')
  expect(await press(page, 'Publish')).toBeLessThan(300)

  const shown = async () => (await request.get(PATH)).text()
  await expect.poll(shown, { timeout: 10_000 }).toContain('A floor in Nashik, ready in March')
  expect(await shown()).toContain('/projects/heron-bend')
})
