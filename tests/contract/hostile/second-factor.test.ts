import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from '../../support/services/first-states'
import { codeOf } from '../../support/visiting/authenticator'
import { type Backend, startOnFirstState } from '../databases'
import { eventually } from '../leads/lead-bodies'
import { rowsOf } from '../rows'

const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: 'A-good-Passw0rd' }

let backend: Backend
beforeAll(async () => {
  backend = await startOnFirstState('SQLite', 'none', { ...BOSS, TWO_FACTOR_ROLES: 'Super Admin' })
})
afterAll(() => backend.stack?.stop())

let network = 0
async function call(path: string, { token, ...body }: Record<string, unknown>) {
  network += 1
  const answer = await fetch(backend.stack.contentUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Another one each time, so that no limit of sign-ins comes first.
      'x-forwarded-for': `203.0.113.${network}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  // A request for a new password is answered without a word.
  const { data, error } = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, data, error, cookies: answer.headers.getSetCookie().join() }
}

const signIn = (more: Record<string, unknown> = {}) =>
  call('/admin/login', { email: BOSS.ADMIN_EMAIL, password: BOSS.ADMIN_PASSWORD, ...more })

/** What an app reads from the enrolment. */
const keyIn = (enrolment: string) => new URL(enrolment).searchParams.get('secret') ?? ''

let enrolment = ''
let recoveryCodes: string[] = []

it('lets no role that needs it in with a password alone, and shows the key for an app', async () => {
  const { status, data, error, cookies } = await signIn()
  expect(status).toBe(403)
  expect(data).toBeNull()
  expect(cookies).not.toContain('strapi_admin_refresh')
  enrolment = error.details.secondFactor.enrolment
  expect(enrolment).toMatch(/^otpauth:\/\/totp\//)
  expect((await rowsOf(backend, 'second_factors', 'secret')).join()).not.toContain(keyIn(enrolment))
})

it('gives nothing away without the password', async () => {
  const { status, error } = await signIn({ password: 'Wrong-1' })
  const unknown = await signIn({ email: 'nobody@ashlar.example' })
  expect({ status, error }).toEqual({ status: unknown.status, error: unknown.error })
})

it('takes a code of the app once, and gives codes for the day when it is lost', async () => {
  const code = codeOf(keyIn(enrolment))
  expect((await signIn({ code: '000000' })).status).toBe(403)
  const first = await signIn({ code })
  expect(first.status).toBe(200)
  expect(first.data.token).toBeTypeOf('string')
  recoveryCodes = first.data.recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  const again = await signIn({ code })
  expect(again.status).toBe(403)
  // From now on nobody is shown the key.
  expect(again.error.details.secondFactor).toEqual({ enrolment: null })
  const next = await signIn({ code: codeOf(keyIn(enrolment), 1) })
  expect(next.status).toBe(200)
  expect(next.data.recoveryCodes).toBeUndefined()
})

it('takes each of the other codes once, also when it is sent twice at once, and stores hashes of them', async () => {
  const [code = '', other = ''] = recoveryCodes
  const both = await Promise.all([signIn({ code }), signIn({ code: code.toUpperCase() })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await rowsOf(backend, 'second_factors', 'recovery_hashes')).join()).not.toContain(other)
})

it('is not got round by a link to a new password', async () => {
  await call('/admin/forgot-password', { email: BOSS.ADMIN_EMAIL })
  const [code = ''] = await eventually(
    async () => (await rowsOf(backend, 'admin_users', 'reset_password_token')).filter((one) => one !== 'null'),
    (codes) => codes.length > 0,
  )
  const reset = await call('/admin/reset-password', { resetPasswordToken: code, password: 'Another-Passw0rd' })
  expect(reset.status).toBe(403)
  expect(reset.data).toBeNull()
  const cookie = /strapi_admin_refresh=[^;]+/.exec(reset.cookies)?.[0] ?? ''
  const session = await fetch(`${backend.stack.contentUrl}/admin/access-token`, { method: 'POST', headers: { cookie } })
  expect(session.status).toBe(401)
  expect((await signIn({ password: 'Another-Passw0rd' })).status).toBe(403)
  expect((await signIn({ password: 'Another-Passw0rd', code: recoveryCodes[1] })).status).toBe(200)
})

it('leaves other roles alone', async () => {
  const { data } = await signIn({ password: 'Another-Passw0rd', code: recoveryCodes[2] })
  const [editorRole] = await rowsOf(backend, 'admin_roles', "CASE WHEN code = 'strapi-editor' THEN id END").then(
    (ids) => ids.filter((id) => id !== 'null'),
  )
  const email = 'writer@ashlar.example'
  const invited = await call('/admin/users', {
    ...{ token: data.token, firstname: 'Asha', lastname: 'Rao', email, roles: [Number(editorRole)] },
  })
  const { registrationToken } = invited.data
  const userInfo = { firstname: 'Asha', lastname: 'Rao', password: 'Writer-Passw0rd' }
  expect((await call('/admin/register', { registrationToken, userInfo })).status).toBe(200)
  expect((await call('/admin/login', { email, password: userInfo.password })).status).toBe(200)
})

it('refuses to start with a role that the admin does not have, and names those it has', async () => {
  const from = await firstState('none')
  const failure = startStack({ from, env: { ...BOSS, TWO_FACTOR_ROLES: 'Bosses', SEED: 'none' }, site: false }).then(
    async (stack) => {
      await stack.stop()
      return null
    },
    (error: unknown) => error,
  )
  const { details } = (await failure) as { details: { cause: string } }
  expect(details.cause).toContain('TWO_FACTOR_ROLES names roles that the admin does not have: Bosses')
  expect(details.cause).toMatch(/Mend: write names of .*Super Admin/)
})
