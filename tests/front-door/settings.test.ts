import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { withDemonstrationLanguages } from '../../scripts/lib/services/demonstration.mjs'
import {
  contentEnvironment,
  shownSiteUrl,
  siteEnvironment,
  siteUrlOf,
} from '../../scripts/lib/services/environments.mjs'
import type { readSecrets } from '../../scripts/lib/services/secrets.mjs'
import { readSettings } from '../../scripts/lib/services/settings.mjs'
import { readyLine } from '../../scripts/start/lines.mjs'
import { scratchFolder } from './scratch.js'

describe('the languages of the demonstration content', () => {
  test.each([{}, { SEED: 'demo' }, { SITE_URL: 'http://localhost:3000' }, { SEED: ' ', CONTENT_URL: '' }])(
    'are offered with %j',
    (env) => {
      expect(withDemonstrationLanguages(env)).toEqual({ ...env, LANGUAGES: 'hi' })
    },
  )

  test.each([
    { LANGUAGES: '' },
    { LANGUAGES: 'hi,ur' },
    { SEED: 'none' },
    { SEED_DIR: '/srv/seeds' },
    { CONTENT_URL: 'https://content.example.com' },
    { SITE_URL: 'https://www.example.com' },
    { SITE_URL: 'no address' },
  ])('are left to the operator with %j', (env) => {
    expect(withDemonstrationLanguages(env)).toBe(env)
  })
})

describe('the settings', () => {
  test('have defaults, also for variables that are set and empty', () => {
    const expected = {
      host: '127.0.0.1',
      port: 3000,
      contentPort: 1337,
      contentUrl: null,
      dataDir: join(ROOT, '.data'),
    }
    expect(readSettings({})).toMatchObject(expected)
    expect(readSettings({ PORT: '', HOST: ' ', CONTENT_URL: '', DATA_DIR: '', DATABASE_URL: '' })).toMatchObject({
      ...expected,
      ownDatabase: true,
    })
  })

  test.each([
    [{ PORT: '80a' }, /PORT is not a port/],
    [{ CONTENT_PORT: '70000' }, /CONTENT_PORT is not a port/],
    [{ PORT: '4000', CONTENT_PORT: '4000' }, /cannot share a port/],
    [{ CONTENT_URL: 'content.example.com' }, /address of the content backend/],
  ])('%j is refused', (env, complaint) => {
    expect(() => readSettings(env)).toThrow(complaint)
  })
})

describe('the environments of site and backend', () => {
  const folder = '/var/lib/ashlar'
  const env = { PORT: '4000', CONTENT_PORT: '4001', DATA_DIR: folder, SMTP_URL: 'smtp://x' }
  const wiring = { settings: readSettings(env), secrets: fixedSecrets(), env }

  test('contain the address of the other one, and all variables of the operator', () => {
    expect(contentEnvironment(wiring)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '4001',
      SITE_URLS: 'http://127.0.0.1:4000',
      DATA_DIR: folder,
      APP_KEYS: 'APP_KEYS',
      SMTP_URL: 'smtp://x',
    })
    expect(siteEnvironment(wiring)).toMatchObject({
      PORT: '4000',
      CONTENT_URL: 'http://127.0.0.1:4001',
      REVALIDATE_SECRET: 'REVALIDATE_SECRET',
      FORM_SECRET: 'FORM_SECRET',
      SMTP_URL: 'smtp://x',
    })
  })

  test('do not contain secrets that only the other one needs', () => {
    expect(siteEnvironment(wiring)).not.toHaveProperty('ADMIN_JWT_SECRET')
    expect(contentEnvironment(wiring)).not.toHaveProperty('FORM_SECRET')
  })

  test('keep the operator’s list of several sites', () => {
    const many = { ...wiring, env: { ...env, SITE_URLS: 'http://a,http://b' } }
    expect(contentEnvironment(many).SITE_URLS).toBe('http://a,http://b')
  })

  test('contain a usable address when the site listens on all addresses', () => {
    const everywhere = readSettings({ ...env, HOST: '0.0.0.0' })
    expect(siteUrlOf(everywhere)).toBe('http://127.0.0.1:4000')
    expect(shownSiteUrl(everywhere)).toBe('http://localhost:4000')
    expect(shownSiteUrl(readSettings({ ...env, HOST: '10.1.2.3' }))).toBe('http://10.1.2.3:4000')
  })
})

describe('the last line of a start', () => {
  test('names both addresses and the first admin sign-in', () => {
    const dataDir = scratchFolder()
    const settings = readSettings({ DATA_DIR: dataDir })
    const begin = 'Ready  site http://localhost:3000  content http://localhost:1337/admin'
    expect(readyLine(settings, { contentRuns: true })).toBe(
      `${begin}  first admin sign-in: see ${join(dataDir, 'admin.json')}`,
    )
    writeFileSync(join(dataDir, 'admin.json'), '{"signIn":"http://s","registration":"http://r"}')
    expect(readyLine(settings, { contentRuns: true })).toBe(`${begin}  first admin sign-in: http://r`)
    writeFileSync(join(dataDir, 'admin.json'), '{"signIn":"http://s","registration":null}')
    expect(readyLine(settings, { contentRuns: true })).toBe(`${begin}  first admin sign-in: http://s`)
  })

  test('does not promise a backend that does not run', () => {
    expect(readyLine(readSettings({}), { contentRuns: false })).toContain('not running, see above')
  })

  test('contains the address of an external backend', () => {
    const settings = readSettings({ CONTENT_URL: 'https://content.example.com/' })
    expect(readyLine(settings, { contentRuns: true })).toContain('content https://content.example.com/admin')
  })
})

function fixedSecrets(): ReturnType<typeof readSecrets> {
  return {
    APP_KEYS: 'APP_KEYS',
    API_TOKEN_SALT: 'API_TOKEN_SALT',
    ADMIN_JWT_SECRET: 'ADMIN_JWT_SECRET',
    TRANSFER_TOKEN_SALT: 'TRANSFER_TOKEN_SALT',
    ENCRYPTION_KEY: 'ENCRYPTION_KEY',
    REVALIDATE_SECRET: 'REVALIDATE_SECRET',
    FORM_SECRET: 'FORM_SECRET',
  }
}
