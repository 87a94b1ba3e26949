/** @typedef {import('@playwright/test').Page} Page */

/**
 * A part of a page that loads what it needs when it is first used.
 * @typedef {object} FirstUse
 * @property {string} name
 * @property {string} path of a page that contains it
 * @property {(page: Page) => Promise<void>} act uses the part
 */

/** @type {readonly FirstUse[]} */
export const FIRST_USES = [
  {
    name: 'first focus of the search box',
    path: '/',
    act: (page) => page.locator('header input[type=search]').focus(),
  },
  {
    name: 'subscribing to the newsletter, until the toast',
    path: '/',
    act: subscribe,
  },
  {
    name: 'first focus of a lead form',
    path: '/about/contact-us',
    act: (page) => page.locator('form[data-lead-form] input:visible').first().focus(),
  },
]

/** @param {Page} page */
async function subscribe(page) {
  // Imported here because the contract is built when a row is measured, but not when this file is loaded.
  const { newsletterMessages } = await import('@ashlar/contract')
  const form = page.locator('footer form')
  await form.locator('input[name=subscribedEmail]').fill('bench@ashlar.example')
  await form.locator('button[type=submit]').click()
  await page.getByText(newsletterMessages.success, { exact: true }).waitFor()
}
