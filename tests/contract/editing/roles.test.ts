import { builtInNotices } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { changeRows } from '../rows'
import { uidOf } from './editors'

const PASSWORD = 'A-good-Passw0rd'
const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: PASSWORD }

/** Permissions of roles, by type, as the admin requests them. */
const TABLE = [
  // role, model, read, save a draft, publish, delete
  ['marketing-editor', 'consolidated-project', true, true, false, false],
  ['marketing-editor', 'post', true, true, false, false],
  ['marketing-editor', 'translation', true, true, false, false],
  ['marketing-editor', 'tax-rate', true, false, false, false],
  ['marketing-editor', 'notice', true, false, false, false],
  ['marketing-editor', 'opening', true, false, false, false],
  ['publisher', 'consolidated-project', true, true, true, true],
  ['publisher', 'tax-rate', true, true, true, true],
  ['publisher', 'notice', true, true, true, true],
  ['publisher', 'translation', true, true, true, true],
  ['publisher', 'lead-routing-rule', false, false, false, false],
  ['human-resources', 'opening', true, true, true, true],
  ['human-resources', 'post', false, false, false, false],
  ['human-resources', 'notice', false, false, false, false],
  ['human-resources', 'city', true, false, false, false],
] as const

const editorRoleCodes: ReadonlySet<string> = new Set(TABLE.map(([role]) => role))

describe('the roles of editors', () => {
  let backend: Backend
  const tokens = new Map<string, string>()

  async function call(role: string, method: string, path: string, body?: unknown) {
    const token = tokens.get(role)
    const response = await fetch(new URL(path, backend.stack.contentUrl), {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as unknown }
  }

  async function signIn(role: string, email: string) {
    const { body } = await call('', 'POST', '/admin/login', { email, password: PASSWORD })
    tokens.set(role, textAt(body, 'data', 'token'))
  }

  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'none', BOSS)
    await signIn('boss', BOSS.ADMIN_EMAIL)
    const { body: roles } = await call('boss', 'GET', '/admin/roles')
    for (const code of editorRoleCodes) {
      const role = listAt(roles, 'data').find((one) => textAt(one, 'code') === code)
      const email = `${code}@ashlar.example`
      const { body: invited } = await call('boss', 'POST', '/admin/users', {
        ...{ email, firstname: 'Some', lastname: 'Body' },
        roles: [valueAt(role, 'id')],
      })
      await call('', 'POST', '/admin/register', {
        registrationToken: textAt(invited, 'data', 'registrationToken'),
        userInfo: { firstname: 'Some', lastname: 'Body', password: PASSWORD },
      })
      await signIn(code, email)
    }
  })
  afterAll(() => backend?.stack.stop())

  it.each(TABLE)('%s, %s: sees %s, saves %s, publishes %s, deletes %s', async (role, model, ...may) => {
    const path = `/content-manager/collection-types/${uidOf(model)}`
    const fields = recordOf(model)
    const made = await call('boss', 'POST', path, fields)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const one = `${path}/${textAt(made.body, 'data', 'documentId')}`
    const answers = [
      await call(role, 'GET', path),
      await call(role, 'PUT', one, fields),
      ...(model === 'lead-routing-rule' ? [] : [await call(role, 'POST', `${one}/actions/publish`, {})]),
      await call(role, 'DELETE', one),
    ]
    const wanted = model === 'lead-routing-rule' ? [may[0], may[1], may[3]] : may
    expect(answers.map(({ status }) => status)).toEqual(wanted.map((allowed) => (allowed ? 200 : 403)))
    if (!may[3]) await call('boss', 'DELETE', one)
  })

  it('get the rights to a type of a later version, and none back that somebody took from them', async () => {
    const rightsOf = async (model: string) => {
      const { body: roles } = await call('boss', 'GET', '/admin/roles')
      const rights: string[] = []
      for (const role of listAt(roles, 'data')) {
        if (!editorRoleCodes.has(textAt(role, 'code'))) continue
        const { body } = await call('boss', 'GET', `/admin/roles/${valueAt(role, 'id')}/permissions`)
        for (const one of listAt(body, 'data')) {
          if (valueAt(one, 'subject') !== uidOf(model)) continue
          rights.push(`${textAt(role, 'code')} ${textAt(one, 'action')} ${JSON.stringify(valueAt(one, 'properties'))}`)
        }
      }
      return rights.sort()
    }
    const before = await rightsOf('notice')
    // Marketing editors may read, publishers everything.
    expect(before).toHaveLength(6)
    expect(await rightsOf('city')).not.toEqual([])
    await backend.stack.content.stop()
    const [notice, city] = [uidOf('notice'), uidOf('city')]
    await changeRows(backend, `DELETE FROM admin_permissions WHERE subject IN ('${notice}', '${city}')`)
    // As it was stored by a version that had no notices.
    await changeRows(
      backend,
      `UPDATE strapi_core_store_settings SET value = REPLACE(value, '${notice}', 'api::gone.gone') WHERE key LIKE '%role-fields%'`,
    )
    await backend.stack.startBackend()
    expect(await rightsOf('notice')).toEqual(before)
    expect(await rightsOf('city')).toEqual([])
  })

  it('do not see leads or settings of the admin, but recruiters see applications', async () => {
    for (const role of editorRoleCodes) {
      for (const path of ['/lead-desk/leads', '/lead-desk/subscriptions', '/admin/roles', '/admin/users']) {
        const isAllowed = role === 'human-resources' && path === '/lead-desk/leads'
        expect((await call(role, 'GET', path)).status, `${role} ${path}`).toBe(isAllowed ? 200 : 403)
      }
    }
  })
})

function recordOf(model: string): Readonly<Record<string, unknown>> {
  switch (model) {
    case 'tax-rate':
      return { title: 'Stamp duty, Goa', charge: 'Stamp duty', source: 'The Act' }
    case 'notice':
      return { ...builtInNotices.counting }
    case 'lead-routing-rule':
      return { email: 'desk@ashlar.example' }
    default:
      return goodRecordOf(model)
  }
}
