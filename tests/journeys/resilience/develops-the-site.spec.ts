import { startDevelopmentSite } from '../../support/services/development-site'
import { expect, test } from '../../support/test'

const HERO = 'src/features/home/home-hero'
/** A change is there when the server has compiled it. */
const COMPILED = { timeout: 30_000 }

test('with npm run dev a developer sees a changed style and a changed view without doing anything', async ({
  page,
  watch,
}) => {
  const site = await startDevelopmentSite()
  try {
    watch.allow(new URL(site.url).host)
    await page.goto(site.url)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveCSS('letter-spacing', '7px')
    site.change(`${HERO}.module.css`, '.heading {', '.heading { letter-spacing: 7px;')
    await expect(heading).toHaveCSS('letter-spacing', '7px', COMPILED)
    await expect(page.getByText('A word of the developer')).toHaveCount(0)
    site.change(`${HERO}.tsx`, '{first.heading}</h1>', '{first.heading}</h1><p>A word of the developer</p>')
    await expect(page.getByText('A word of the developer')).toBeVisible(COMPILED)
    await expect(heading).toHaveCSS('letter-spacing', '7px')
  } finally {
    // An open page would ask the server that is gone.
    await page.close()
    await site.stop()
  }
})
