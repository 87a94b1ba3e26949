import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeRows } from '../../contract/rows'
import { readMail } from '../../support/reading/mail'
import { test } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { Admin } from '../../support/visiting/admin'
import { someAddress } from '../../support/visiting/newsletter'

test('a visitor follows a project and a list, is told by one mail of what editors publish, and ends it', {
  tag: '@submission',
}, async ({ page, stack }) => {
  const address = someAddress().toLowerCase()
  const admin = await Admin.signIn(stack.contentUrl)
  const project = await admin.find('project', { projectStatus: 'Under construction', propertyType: 'Residential' })
  const list = '/projects?city=panaji'
  const mails = () =>
    readdirSync(join(stack.dataDir, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readMail(readFileSync(join(stack.dataDir, 'mail', name), 'utf8')))
      .filter(({ head }) => head.includes(`To: ${address}`))

  for (const [path, summary] of [
    [`/projects/${project.slug}`, 'Tell me when the price, the stage or a home changes'],
    [list, 'Tell me of new ones'],
  ] as const) {
    await page.goto(path)
    await page.getByText(summary).click()
    const form = page.locator('form[action$="/api/follows"]')
    await form.getByRole('textbox').fill(address)
    await form.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will write to you')
  }
  await expect.poll(mails).toHaveLength(1)
  const link = /http\S+\/follows\/yours\?link=\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/follows/yours')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('Thank you: the address is confirmed.')).toBeVisible()

  await admin.publish('project', project, { projectStatus: 'Ready to move in', possession: '2026-11' })
  const moved = await admin.find('project', { projectStatus: 'Ready to move in', city: 'Pune' })
  const elsewhere = { city: 'Panaji', locality: '', latitude: null, longitude: null, nearby: [] }
  await admin.publish('project', moved, elsewhere)
  // The site has read the change, and the ten minutes in which changes are gathered are over.
  const isNew = async () => (await page.request.get(list)).text()
  await expect.poll(isNew, { timeout: 45_000 }).toContain(`data-project="${moved.slug}"`)
  await changeRows({ stack, databaseUrl: null }, "UPDATE outbox_jobs SET due_at = 0 WHERE kind = 'follow-look'")
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(2)
  const news = mails().find(({ subject }) => subject === 'News of what you follow')
  expect(news?.text).toContain('Stage: Ready to move in, before Under construction')
  expect(news?.text).toContain('Projects: Panaji')
  expect(news?.text).toContain(`/projects/${moved.slug}`)
  expect(news?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  await page.goto(link)
  await page.getByRole('button', { name: 'End: Projects: Panaji' }).click()
  await expect(page.getByText('Done: it is ended.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const oneClick = /List-Unsubscribe: <http:\/\/[^/]+(\S+)>/.exec(news?.head ?? '')?.[1] ?? ''
  const ended = await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(ended.status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You follow nothing any more')
})
