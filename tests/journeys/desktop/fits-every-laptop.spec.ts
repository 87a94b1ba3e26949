import { WINDOWS } from '../../support/expected/windows'
import { expect, test, visit } from '../../support/test'

/** Pages that begin with words beside a picture; the home page has a journey of its own. */
const PAGES = [
  '/services',
  '/services/residential',
  '/projects/heron-bend',
  '/technology',
  '/about/who-we-are',
  '/about/contact-us',
  '/insights/research-reports',
]

for (const path of PAGES) {
  test(`${path} begins with its whole heading in every window`, async ({ page }) => {
    await visit(page, path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const header = await page.getByRole('banner').boundingBox()
      const words = await heading.boundingBox()
      const clear = (words?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
      expect.soft(clear, `below the header at ${width}x${height}`).toBeGreaterThanOrEqual(20)
      await expect.soft(heading, `${width}x${height}`).toBeInViewport({ ratio: 1 })
    }
  })
}
