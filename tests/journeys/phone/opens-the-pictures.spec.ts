import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'

interface SeededProject {
  slug: string
  name: string
  pictures: { caption?: string }[]
}

const projects = read<SeededProject[]>('consolidated-projects')
/** With a row of pictures, and without one. */
const many = some(({ pictures }) => pictures.length > 3 && Boolean(pictures[1]?.caption))
const few = some(({ pictures }) => pictures.length === 2)

function some(fits: (project: SeededProject) => boolean): SeededProject {
  const found = projects.find(fits)
  if (!found) throw new Error('the seeds have no such project')
  return found
}

const viewerOf = (page: Page, { name }: SeededProject) => page.getByRole('dialog', { name: `Pictures of ${name}` })
const pictureIn = (page: Page) => page.locator('[data-viewer-slides] img')

test('a picture opens large, with its caption and number; keys turn, the address names it, Escape leads back', async ({
  page,
}) => {
  await visit(page, `/projects/${many.slug}`)
  const second = page.locator('#picture-2')
  await expect(second.getByText(`2 / ${many.pictures.length}`)).toBeVisible()
  await second.click()
  const viewer = viewerOf(page, many)
  await expect(viewer).toBeVisible()
  const count = viewer.getByRole('status')
  await expect(count).toContainText(`2 / ${many.pictures.length}`)
  await expect(page).toHaveURL(/#picture-2$/)
  const alt = await pictureIn(page).nth(1).getAttribute('alt')
  await expect(viewer).toHaveAccessibleDescription(`Picture 2 of ${many.pictures.length}: ${alt}`)
  await expect(
    viewer
      .getByRole('listitem')
      .nth(1)
      .getByText(many.pictures[1]?.caption ?? ''),
  ).toBeInViewport()
  await expect
    .poll(() =>
      pictureIn(page)
        .nth(1)
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(999)
  await expect(viewer.getByRole('list', { name: `Pictures of ${many.name}` }), 'it gets the focus').toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  await expect(count).toContainText(`3 / ${many.pictures.length}`)
  await expect(page).toHaveURL(/#picture-3$/)
  await page.keyboard.press('Home')
  await expect(count).toContainText(`1 / ${many.pictures.length}`)
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(count).toContainText(`2 / ${many.pictures.length}`)
  const previous = viewer.getByRole('button', { name: 'Previous picture' })
  await previous.press('Enter')
  await expect(previous).toBeDisabled()
  await expect(previous, 'the focus stays where it was').toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(count).toContainText(`2 / ${many.pictures.length}`)

  const narrow = await pictureIn(page)
    .nth(1)
    .evaluate((picture) => picture.clientWidth)
  await viewer.getByRole('button', { name: 'Enlarge' }).click()
  await expect
    .poll(() =>
      pictureIn(page)
        .nth(1)
        .evaluate((picture) => picture.clientWidth),
    )
    .toBeGreaterThan(narrow)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(/\/projects\/[^#]*$/)
})

test('an address that names a picture opens it, and a swipe leads to the next', async ({ page }) => {
  await visit(page, `/projects/${many.slug}#picture-2`)
  const count = viewerOf(page, many).getByRole('status')
  await expect(count).toContainText(`2 / ${many.pictures.length}`)
  // What a finger does to a row that the browser scrolls.
  await page
    .locator('[data-viewer-slides]')
    .evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'smooth' }))
  await expect(count).toContainText(`3 / ${many.pictures.length}`)
})

test('captions are below their pictures; a project with few pictures has no row, and opens them all', async ({
  page,
}) => {
  await visit(page, `/projects/${many.slug}`)
  const covered = await page.locator('figure:has(a[data-picture])').evaluateAll(
    (figures) =>
      figures.filter((figure) => {
        const [picture, caption] = [figure.querySelector('img'), figure.querySelector('figcaption')]
        return caption && picture && caption.getBoundingClientRect().top < picture.getBoundingClientRect().bottom - 1
      }).length,
  )
  expect(covered).toBe(0)
  const shapes = await page
    .getByRole('region', { name: `Pictures of ${many.name}` })
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
  expect(shapes.length).toBeGreaterThanOrEqual(3)
  for (const shape of shapes) expect(shape).toBeCloseTo(1.5, 1)

  await visit(page, `/projects/${few.slug}`)
  await expect(page.getByRole('region', { name: `Pictures of ${few.name}` })).toHaveCount(0)
  await page.locator('#picture-2').click()
  await expect(viewerOf(page, few).getByRole('status')).toContainText('2 / 2')
})
