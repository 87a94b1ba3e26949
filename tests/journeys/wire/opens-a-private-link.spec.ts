import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { mailsIn } from '../../contract/leads/lead-bodies'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'
import { someAddress } from '../../support/visiting/newsletter'

/** Sends an enquiry, and takes the private link from its receipt. */
async function privateLink(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name.replace(' ', '.')}@ashlar.example`
  const form = { name, email, subject: 'land', consent: 'on', noticeVersion: '2026-11-21' }
  const headers = { 'X-Forwarded-For': someNetworkAddress() }
  const receipt = await (await request.post('/api/leads/enquiry', { form, headers })).text()
  const href = /href="(\/your-enquiry\?link=[^"]+)"/.exec(receipt)?.[1]
  if (!href) throw new Error('the receipt has no private link')
  return href
}

/** Subscribes to the newsletter, and takes the token of the links from the mail that asks for confirmation. */
async function newsletterToken(request: APIRequestContext): Promise<string> {
  const subscribedEmail = someAddress().toLowerCase()
  const headers = { Accept: 'application/json', 'X-Forwarded-For': someNetworkAddress() }
  await request.post('/api/newsletter', { data: { subscribedEmail }, headers })
  const tokens = () =>
    stacks()
      .mailFolders.flatMap((folder) => mailsIn(folder, subscribedEmail))
      .flatMap((mail) => /\/newsletter\/confirm\?link=([\w.~-]+)/.exec(mail)?.[1] ?? [])
  await expect.poll(tokens).not.toEqual([])
  return String(tokens()[0])
}

test('a private link redirects to an address without the token, which opens nothing without the cookie', async ({
  page,
  request,
  watch,
}) => {
  const name = `Meera ${randomUUID()}`
  await page.goto(await privateLink(request, name), { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL('/your-enquiry')
  await expect(page.getByRole('definition').filter({ hasText: name })).not.toHaveCount(0)
  const [cookie] = (await page.context().cookies()).filter(({ path }) => path === '/your-enquiry')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.getByText('Change what you wrote').click()
  await page.getByLabel('Message').fill('Five acres')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page).toHaveURL('/your-enquiry?done=correct')

  watch.expect(/404/)
  await page.context().clearCookies()
  expect((await page.reload({ waitUntil: 'domcontentloaded' }))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This private link leads nowhere')
})

test('a browser without cookies gets its receipt, with and without script', async () => {
  const send = (headers: Record<string, string>) =>
    fetch(new URL('/api/leads/enquiry', stacks().whole), {
      method: 'POST',
      headers: { 'X-Forwarded-For': someNetworkAddress(), Origin: stacks().whole, ...headers },
      redirect: 'manual',
      body: new URLSearchParams({
        ...{ name: `Meera ${randomUUID()}`, email: someAddress(), subject: 'land' },
        ...{ consent: 'on', noticeVersion: '2026-11-21' },
      }),
    })
  const plain = await send({})
  const scripted = (await (await send({ Accept: 'application/json' })).json()) as { to: string; reference: string }
  for (const address of [plain.headers.get('location') ?? '', scripted.to]) {
    const answer = await fetch(new URL(address, stacks().whole))
    const text = await answer.text()
    expect(text).toContain('We have your')
    expect(text).toContain('will answer by')
    expect([answer.headers.get('cache-control'), address.includes('link=')]).toEqual(['no-store', false])
  }
  const shown = await (await fetch(new URL(scripted.to, stacks().whole))).text()
  expect(shown).toContain(scripted.reference)
})

test('only the pair of RFC 8058 unsubscribes without a press on our page', async ({ request }) => {
  const link = await newsletterToken(request)
  const path = `/api/newsletter/unsubscribe?link=${link}`
  const stateShown = async () => {
    const text = await (await fetch(new URL(`/newsletter/preferences?link=${link}&offered=1`, stacks().whole))).text()
    return text.includes('You have unsubscribed')
  }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const data of ['', 'List-Unsubscribe=Two-Click', 'a=1']) {
    expect.soft((await request.post(path, { data, headers: form })).status(), data).toBe(400)
  }
  expect(
    (
      await request.post(path.replace('unsubscribe', 'confirm'), { data: 'List-Unsubscribe=One-Click', headers: form })
    ).status(),
  ).toBe(400)
  const before = await stateShown()
  for (let time = 0; time < 2; time++) {
    expect((await request.post(path, { data: 'List-Unsubscribe=One-Click', headers: form })).status()).toBe(200)
  }
  expect((await request.post(path, { multipart: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
  expect((await request.post(`${path}x`, { data: 'List-Unsubscribe=One-Click', headers: form })).status()).toBe(404)
  expect([before, await stateShown()]).toEqual([false, true])
})

test('a browser without cookies gets the page at the address of the link', async ({ request }) => {
  const name = `Meera ${randomUUID()}`
  const href = await privateLink(request, name)
  const answer = await fetch(new URL(href, stacks().whole))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain(name)
})

test('a page with a private link in its address sends no referrer', async ({ request }) => {
  const token = await newsletterToken(request)
  const links = [
    await privateLink(request, `Meera ${randomUUID()}`),
    ...['/newsletter/confirm', '/newsletter/preferences'].map((path) => `${path}?link=${token}`),
  ]
  for (const link of links) {
    const [path] = link.split('?')
    // `fetch` keeps no cookies, so the link stays in the address.
    const answer = await fetch(new URL(link, stacks().whole))
    expect(answer.status, path).toBe(200)
    expect(answer.url, path).toContain('?link=')
    expect(await answer.text(), path).toContain('<meta name="referrer" content="no-referrer"')
  }
})

test('each visitor gets their own page at the address without the token, also with many parallel requests', async ({
  request,
}) => {
  const names = [`Meera ${randomUUID()}`, `Arjun ${randomUUID()}`]
  const links: string[] = []
  for (const name of names) links.push(await privateLink(request, name))
  const pages = await Promise.all(
    links.map(async (link) => {
      const token = decodeURIComponent(link.split('link=')[1] ?? '')
      const headers = { cookie: `private-link=${token}` }
      return (await fetch(new URL('/your-enquiry', stacks().whole), { headers })).text()
    }),
  )
  for (const [index, name] of names.entries()) {
    expect(pages[index]).toContain(name)
    expect(pages[1 - index]).not.toContain(name)
  }
  expect((await fetch(new URL('/your-enquiry', stacks().whole))).status).toBe(404)
})
