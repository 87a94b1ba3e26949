import { expect, signInToAdmin, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'

const FORM = '/admin/content-manager/collection-types/api::page.page?filters[$and][0][path][$eq]=/services/hospitality'
const TOLD = /\/open-records\//

test('the form says who else has the record open, until they leave', { tag: '@submission' }, async ({
  page,
  browser,
  stack,
}) => {
  const account = await (await Admin.signIn(stack.contentUrl)).invite('marketing-editor', 'Asha')
  const context = await browser.newContext({ baseURL: stack.contentUrl })
  const other = await context.newPage()
  await signInToAdmin(other, '', account)
  await page.clock.install()
  for (const each of [other, page]) {
    await each.goto(FORM)
    const told = each.waitForResponse((answer) => TOLD.test(answer.url()))
    await each.getByRole('gridcell', { name: '/services/hospitality', exact: true }).click()
    expect((await told).status()).toBe(200)
  }
  const line = page.getByText(/has this record open, since \d+:\d\d [ap]m\.$/)
  await expect(line).toBeVisible()
  // The tab is closed, and not the form in it. Its last message is seen by what it changes: a closed page tells no test.
  await other.close({ runBeforeUnload: true })
  await expect(async () => {
    const answered = page.waitForResponse((answer) => TOLD.test(answer.url()))
    await page.clock.fastForward(30_000)
    await answered
    await expect(line).toBeHidden({ timeout: 1000 })
  }).toPass()
  await context.close()
})
