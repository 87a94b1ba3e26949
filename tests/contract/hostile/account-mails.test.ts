import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMail } from '../../support/reading/mail'
import { type Backend, startOnFirstState } from '../databases'
import { eventually } from '../leads/lead-bodies'
import { startMailServer } from '../leads/receivers'

const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: 'A-good-Passw0rd' }
const FROM = 'Ashlar website <website@ashlar.example>'

let stack: Backend['stack']
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  stack = (await startOnFirstState('SQLite', 'none', { ...BOSS, SMTP_URL: server.url, MAIL_FROM: FROM })).stack
})
afterAll(async () => {
  await stack?.stop()
  await server?.stop()
})

async function call(path: string, { token, ...body }: Record<string, unknown>, method = 'POST') {
  const answer = await fetch(stack.contentUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, data: text ? JSON.parse(text).data : null }
}

/** The mails to an address, once there are so many. */
const mailsTo = async (address: string, count: number) => {
  const found = await eventually(
    () => server.mails.filter(({ to }) => to === address),
    (mails) => mails.length >= count,
  )
  return found.map(({ raw }) => readMail(raw))
}

it('mails a link to a new password through our mail server, from our sender, and the link works', async () => {
  expect((await call('/admin/forgot-password', { email: BOSS.ADMIN_EMAIL })).status).toBe(204)
  const [mail] = await mailsTo(BOSS.ADMIN_EMAIL, 1)
  expect(mail?.head).toContain(`From: ${FROM}`)
  expect(mail?.head).not.toMatch(/strapi/i)
  const code = /\/admin\/auth\/reset-password\?code=(\w+)/.exec(mail?.text ?? '')?.[1]
  expect((await call('/admin/reset-password', { resetPasswordToken: code, password: 'Another-Passw0rd' })).status).toBe(
    200,
  )
})

it('mails one account at most five of them a day, with the same answer', async () => {
  for (let count = 0; count < 6; count += 1) {
    expect((await call('/admin/forgot-password', { email: BOSS.ADMIN_EMAIL })).status).toBe(204)
  }
  await call('/admin/forgot-password', { email: 'unknown@ashlar.example' })
  expect(await mailsTo(BOSS.ADMIN_EMAIL, 5)).toHaveLength(5)
})

it('invites a new editor by mail, and again with a new link that ends the former', async () => {
  const { data } = await call('/admin/login', { email: BOSS.ADMIN_EMAIL, password: 'Another-Passw0rd' })
  const { token } = data as { token: string }
  const roles = (await call('/admin/roles', { token }, 'GET')).data as { id: number }[]
  const email = 'new.editor@ashlar.example'
  const account = { firstname: 'New', lastname: 'Editor', email, roles: [roles[0]?.id] }
  expect((await call('/admin/users', { token, ...account })).status).toBe(201)
  const [first] = await mailsTo(email, 1)
  expect(first?.head).toContain(`From: ${FROM}`)
  const listed = await fetch(`${stack.contentUrl}/editor-invitations`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { results } = (await listed.json()) as { results: { id: number; email: string }[] }
  expect(results).toEqual([expect.objectContaining({ email })])
  expect((await call(`/editor-invitations/${results[0]?.id}/send`, { token })).status).toBe(204)
  const [, second] = await mailsTo(email, 2)
  const tokenIn = (text = '') => /registrationToken=(\w+)/.exec(text)?.[1]
  const opens = (text?: string) => call(`/admin/registration-info?registrationToken=${tokenIn(text)}`, {}, 'GET')
  expect((await opens(first?.text)).status).toBe(400)
  expect((await opens(second?.text)).status).toBe(200)
  expect((await call('/editor-invitations/999/send', { token })).status).toBe(404)
  expect((await call(`/editor-invitations/${results[0]?.id}/send`, {})).status).toBe(401)
})
