import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settings } from '../../config/environment'
import { explain } from '../boot/explain'
import { welcomeFirstAdmin } from './first-admin'

const FIRST = { email: 'boss@ashlar.example', password: 'A-good-Passw0rd', firstname: 'Boss', lastname: '' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-first-admin-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(join(folder, 'admin.json'), { force: true })
  Object.assign(settings, {
    dataDir: folder,
    host: '127.0.0.1',
    port: 1337,
    publicUrl: null,
    siteUrl: 'http://localhost:3000',
    firstAdmin: null,
  })
})

/** A backend with these accounts. */
function backendWith(...accounts: unknown[]): Core.Strapi {
  const users = {
    exists: async () => accounts.length > 0,
    createFirstAdmin: async (account: unknown) => accounts.push(account),
  }
  return { service: () => users } as unknown as Core.Strapi
}

const written = () => JSON.parse(readFileSync(join(folder, 'admin.json'), 'utf8'))

it.each([
  ['PUBLIC_URL', { publicUrl: 'https://admin.ashlar.example' }],
  ['SITE_URL', { siteUrl: 'https://www.ashlar.example' }],
  ['HOST', { host: '0.0.0.0' }],
  ['HOST', { host: '::' }],
  ['HOST', { host: '10.1.2.3', publicUrl: 'http://localhost:1337' }],
])('does not start without an account where %s lets other machines in: %j', async (variable, reach) => {
  Object.assign(settings, reach)
  const { cause, mend } = explain(await welcomeFirstAdmin(backendWith()).catch((error: unknown) => error))
  expect(cause).toContain(`(${variable}) and has no account yet`)
  expect(mend).toContain('ADMIN_EMAIL')
  expect(existsSync(join(folder, 'admin.json'))).toBe(false)
})

it('starts with an account, or when the environment has the first one', async () => {
  Object.assign(settings, { host: '0.0.0.0', publicUrl: 'https://admin.ashlar.example' })
  const signIn = 'https://admin.ashlar.example/admin'
  await welcomeFirstAdmin(backendWith(FIRST))
  expect(written()).toEqual({ signIn, registration: null })
  settings.firstAdmin = FIRST
  await welcomeFirstAdmin(backendWith())
  expect(written()).toEqual({ signIn, registration: null })
})

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
  'says where the first account is created on a machine that only it reaches: %s',
  async (host) => {
    settings.host = host
    await welcomeFirstAdmin(backendWith())
    expect(written().registration).toMatch(/:1337\/admin\/auth\/register-admin$/)
  },
)
