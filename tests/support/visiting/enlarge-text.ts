import type { Page } from '@playwright/test'

/**
 * Doubles the size of text, as a visitor's browser does. The content security policy would refuse a style sheet of
 * ours.
 */
export async function enlargeText(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => {
    html.style.fontSize = '32px'
  })
}
