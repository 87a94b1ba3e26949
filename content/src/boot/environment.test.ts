import { describe, expect, it } from 'vitest'
import { readSettings } from '../../config/environment/read-settings'

const complete = {
  DATA_DIR: '/var/lib/ashlar',
  APP_KEYS: 'one-key-of-length,two-key-of-length',
  API_TOKEN_SALT: 'x'.repeat(24),
  ADMIN_JWT_SECRET: 'x'.repeat(24),
  TRANSFER_TOKEN_SALT: 'x'.repeat(24),
  ENCRYPTION_KEY: 'x'.repeat(24),
  REVALIDATE_SECRET: 'x'.repeat(24),
}

const faults = (changes: Record<string, string | undefined>) =>
  readSettings({ ...complete, ...changes }).problems.map(({ variable }) => variable)

describe('the environment', () => {
  it('has a default for everything but the folder and the secrets', () => {
    const { settings, problems } = readSettings(complete)
    expect(problems).toEqual([])
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      databaseUrl: null,
      siteUrls: ['http://127.0.0.1:3000'],
      publicUrl: null,
      seed: 'demo',
      firstAdmin: null,
    })
    expect(settings.appKeys).toEqual(['one-key-of-length', 'two-key-of-length'])
  })

  it('names every variable at fault at once', () => {
    expect(readSettings({}).problems.map(({ variable }) => variable)).toEqual([
      'DATA_DIR',
      'APP_KEYS',
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'ENCRYPTION_KEY',
      'REVALIDATE_SECRET',
    ])
  })

  it('takes an empty variable as one that is not set', () => {
    expect(faults({ DATABASE_URL: '', PUBLIC_URL: '', ADMIN_EMAIL: ' ' })).toEqual([])
  })

  it.each([
    ['DATA_DIR', 'relative/folder'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://'],
    ['SEED', 'yes'],
    ['SITE_URLS', 'http://a.example,ftp://b.example'],
    ['SITE_URLS', 'http://a.example/path'],
    ['PUBLIC_URL', 'cms.example.com'],
    ['ENCRYPTION_KEY', 'short'],
  ])('refuses %s=%s', (variable, value) => {
    expect(faults({ [variable]: value })).toEqual([variable])
  })

  it('takes a first administrator whole or not at all', () => {
    expect(faults({ ADMIN_EMAIL: 'a@example.com' })).toEqual(['ADMIN_PASSWORD'])
    expect(faults({ ADMIN_PASSWORD: 'Passw0rd' })).toEqual(['ADMIN_EMAIL'])
    expect(faults({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'password' })).toEqual(['ADMIN_PASSWORD'])
    expect(faults({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'Passw0rd' })).toEqual([])
  })
})
