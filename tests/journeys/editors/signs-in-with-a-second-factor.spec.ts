import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { mailsIn } from '../../contract/leads/lead-bodies'
import { expect, sendPassword, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'
import { codeOf } from '../../support/visiting/authenticator'

const PASSWORD = 'Courses-of-stone-2'

test.use({ twoFactorRoles: 'Publisher' })

const step = (page: Page) => page.getByRole('dialog', { name: 'Second step' })
const field = (page: Page) => step(page).getByRole('textbox', { name: 'Code' })

/** The keyboard is in the field as soon as the dialog is open. */
async function typeCode(page: Page, code: string): Promise<void> {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Choose your password')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const name of ['password', 'confirmPassword']) await page.locator(`input[name="${name}"]`).fill(PASSWORD)
  await page.getByRole('button', { name: "Let's start" }).click()
}

async function isIn(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'MR', exact: false }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

test('a publisher sets up an app, signs in with its codes, and with a recovery code when it is lost', async ({
  browser,
  stack,
}) => {
  const account = { email: 'meera@ashlar.example', password: PASSWORD }
  const token = await (await Admin.signIn(stack.contentUrl)).sendInvitation('publisher', account.email)
  const page = await (await browser.newContext({ baseURL: stack.contentUrl })).newPage()
  await acceptInvitation(page, `/admin/auth/register?registrationToken=${token}`)
  await expect(page.getByText('Your password is stored. Sign in with it')).toBeVisible()
  await sendPassword(page, '', account)

  const key = ((await step(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(step(page).getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  await typeCode(page, 'not a code')
  await expect(step(page).getByRole('alert')).toHaveText(/^This code is not right/)
  await typeCode(page, codeOf(key))
  const kept = page.getByRole('dialog', { name: 'Keep these codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const codes = await kept.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(kept.getByRole('button', { name: 'I have kept them' })).toBeFocused()
  await page.keyboard.press('Enter')
  await isIn(page)

  await signOut(page)
  await sendPassword(page, '', account)
  await expect(step(page).getByText('Enter the code that your authenticator app shows.')).toBeVisible()
  await expect(step(page).locator('code')).toHaveCount(0)
  await typeCode(page, codeOf(key, 1))
  await isIn(page)

  await signOut(page)
  await sendPassword(page, '', account)
  await typeCode(page, codes[0] ?? '')
  await isIn(page)

  await signOut(page)
  await sendPassword(page, '', account)
  await typeCode(page, codes[0] ?? '')
  await expect(step(page).getByRole('alert')).toBeVisible()
  await step(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.context().close()
})

test('an invitation is sent again, and its new link makes the account', async ({ page, browser, stack }) => {
  const email = 'nandini@ashlar.example'
  const former = await (await Admin.signIn(stack.contentUrl)).sendInvitation('marketing-editor', email)
  await page.goto('/admin/settings/invitations')
  // By the keyboard, as in every table of the admin.
  await page.getByRole('gridcell', { name: 'Name', exact: true }).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: `Send again to ${email}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The invitation is on its way to ${email}`)).toBeVisible()
  const links = () =>
    mailsIn(join(stack.dataDir, 'mail'), `To: ${email}`).flatMap(
      (mail) => /\/admin\/auth\/register\?registrationToken=\w+/.exec(mail)?.[0] ?? [],
    )
  const newLinks = () => links().filter((link) => !link.endsWith(former))
  await expect.poll(newLinks).toHaveLength(1)

  const guest = await (await browser.newContext({ baseURL: stack.contentUrl })).newPage()
  await acceptInvitation(guest, newLinks()[0] ?? '')
  await isIn(guest)
  await guest.context().close()

  await page.reload()
  await expect(page.getByText('No invitation is open: every account is in use.')).toBeVisible()
})
