import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import { Admin, type Type } from '../visiting/admin'
import { startSeededStack } from './seeded-stack'
import { type Account, editor } from './stacks'

export type Stack = Awaited<ReturnType<typeof startSeededStack>>

/** A new backend of its own, and a page whose editor is signed in to its admin. Errors of the page fail the test. */
export const test = base.extend<object, { twoFactorRoles: string; stack: Stack }>({
  twoFactorRoles: ['none', { scope: 'worker', option: true }],
  stack: [
    async ({ twoFactorRoles }, use) => {
      const env = { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password, TWO_FACTOR_ROLES: twoFactorRoles }
      const stack = await startSeededStack({ env, site: false })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.contentUrl)
  },
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await beSignedIn(page, baseURL ?? '')
    await use(page)
    expect(faults, 'uncaught exceptions of the admin').toEqual([])
  },
})

export { expect }

/** Milliseconds for which a sign-in is used again; the backend's session lasts for 30 minutes. */
const KEPT_MS = 600_000

/** The last sign-in to the backend of this worker. */
let kept: { backend: string; cookies: Cookie[]; since: number } | undefined

/** Signs the editor in, from the second time on by the cookies of the first: the admin's home page loads for two seconds. */
export async function beSignedIn(page: Page, backend: string): Promise<void> {
  if (kept?.backend === backend && Date.now() - kept.since < KEPT_MS) {
    await page.context().addCookies(kept.cookies)
    return
  }
  await signInToAdmin(page)
  kept = { backend, cookies: await page.context().cookies(), since: Date.now() }
}

let signIns = 0

/**
 * Signs in.
 *
 * @param backend origin of the backend, when the page has another base address.
 * @param account another account than the super admin's.
 */
export async function signInToAdmin(page: Page, backend = '', account: Account = editor): Promise<void> {
  await sendPassword(page, backend, account)
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible()
  await page.setExtraHTTPHeaders({})
}

/** The first step alone. It is sent from a client address of its own, because sign-ins of one address are limited. */
export async function sendPassword(page: Page, backend: string, { email, password }: Account): Promise<void> {
  signIns += 1
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${signIns}` })
  await page.goto(`${backend}/admin/auth/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/**
 * Opens the form of a record at its address. A list, from which other journeys come, takes longer to draw than the form.
 */
export async function openForm(
  page: Page,
  { contentUrl }: Stack,
  type: Type,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(await (await Admin.signIn(contentUrl)).formOf(type, fields))
}

/** Presses a button of the form and waits for the backend's response. */
export async function press(page: Page, name: 'Save' | 'Publish'): Promise<number> {
  const answered = page.waitForResponse(
    (response) =>
      /\/content-manager\/(collection|single)-types\//.test(response.url()) &&
      ['PUT', 'POST'].includes(response.request().method()) &&
      (name === 'Save' || response.url().includes('/actions/publish')),
  )
  await page.getByRole('button', { name, exact: true }).click()
  return (await answered).status()
}
