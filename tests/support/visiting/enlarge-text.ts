import type { Page } from '@playwright/test'

/** Sets text twice as large, as a visitor's browser does. A style sheet of our own is what the content policy refuses. */
export async function enlargeText(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '32px'
  })
}
