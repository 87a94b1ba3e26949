/** Less than the height of a phone screen, so that the scrolling skips nothing. */
const STEP = 500
const PAUSE_MS = 120

/**
 * Scrolls a page to its end and back to its top, as a reader in a hurry does.
 * @param {import('@playwright/test').Page} page
 */
export async function scrollThrough(page) {
  await page.evaluate(
    async ({ step, pause }) => {
      const rest = () => new Promise((resolve) => setTimeout(resolve, pause))
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        scrollTo({ top: y, behavior: 'instant' })
        await rest()
      }
      scrollTo({ top: 0, behavior: 'instant' })
      await rest()
    },
    { step: STEP, pause: PAUSE_MS },
  )
}
