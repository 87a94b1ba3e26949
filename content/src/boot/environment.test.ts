import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../config/environment/read-settings'

const complete = {
  DATA_DIR: '/var/lib/ashlar',
  APP_KEYS: 'one-key-of-length,two-key-of-length',
  API_TOKEN_SALT: 'x'.repeat(24),
  ADMIN_JWT_SECRET: 'x'.repeat(24),
  TRANSFER_TOKEN_SALT: 'x'.repeat(24),
  ENCRYPTION_KEY: 'x'.repeat(24),
  REVALIDATE_SECRET: 'x'.repeat(24),
  BRAND_DIR: join(import.meta.dirname, '../../../brand'),
}

const faults = (changes: Record<string, string | undefined>) =>
  readEnvironment({ ...complete, ...changes }).problems.map(({ variable }) => variable)

describe('the environment', () => {
  it('has a default for everything but the folder and the secrets', () => {
    const { settings, problems } = readEnvironment(complete)
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

  it('notifies search engines only with a valid key', () => {
    expect(readEnvironment(complete).settings.indexNow).toBeNull()
    expect(readEnvironment({ ...complete, INDEXNOW_KEY: '0123456789abcdef' }).settings.indexNow).toEqual({
      key: '0123456789abcdef',
      url: 'https://api.indexnow.org/indexnow',
    })
    expect(faults({ INDEXNOW_KEY: 'a key' })).toEqual(['INDEXNOW_KEY'])
    expect(faults({ INDEXNOW_URL: 'https://api.indexnow.org/indexnow' })).toEqual(['INDEXNOW_URL'])
    expect(faults({ INDEXNOW_KEY: '0123456789abcdef', INDEXNOW_URL: 'indexnow' })).toEqual(['INDEXNOW_URL'])
  })

  it('names every variable at fault at once', () => {
    expect(readEnvironment({}).problems.map(({ variable }) => variable)).toEqual([
      'DATA_DIR',
      'BRAND_DIR',
      'APP_KEYS',
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'ENCRYPTION_KEY',
      'REVALIDATE_SECRET',
    ])
  })

  it('names each wrong part of a list, and what is missing beside a wrong value', () => {
    expect(faults({ LANGUAGES: 'hi,hindi,urdu' })).toEqual(['LANGUAGES', 'LANGUAGES'])
    expect(faults({ CRM_URL: 'crm.example.com' })).toEqual(['CRM_URL', 'CRM_SECRET'])
    expect(faults({ HR_LOGIN_URL: 'login.example.com' })).toEqual(['HR_LOGIN_URL'])
    expect(readEnvironment({ CRM_URL: 'crm.example.com' }).problems.map(({ message }) => message)).toContain(
      'holds "crm.example.com", which is no address. Mend: write it like https://api.example.com.',
    )
  })

  it('treats an empty variable as not set', () => {
    expect(faults({ DATABASE_URL: '', PUBLIC_URL: '', ADMIN_EMAIL: ' ' })).toEqual([])
  })

  it.each([
    ['DATA_DIR', 'relative/folder'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://website:12/of+base64=@postgres:5432/website'],
    ['DATABASE_URL', 'postgres://user:p#ss@host/name'],
    ['DATABASE_URL', 'postgres://user:12?ss@host/name'],
    ['DATABASE_URL', 'postgres://user:100%sure@host/name'],
    ['SMTP_URL', 'smtp://desk:12/of+base64=@mail.example.com:587'],
    ['SEED', 'yes'],
    ['LANGUAGES', 'hindi'],
    ['BRAND_DIR', import.meta.dirname],
    ['SITE_URLS', 'http://a.example,ftp://b.example'],
    ['SITE_URLS', 'http://a.example/path'],
    ['PUBLIC_URL', 'cms.example.com'],
    ['ENCRYPTION_KEY', 'short'],
  ])('refuses %s=%s', (variable, value) => {
    expect(faults({ [variable]: value })).toEqual([variable])
  })

  it('stores files on the disk, or in a bucket with both keys or none', () => {
    const store = { S3_BUCKET: 'ashlar-files', S3_ENDPOINT: 'https://s3.example.com/' }
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readEnvironment(complete).settings.s3).toBeNull()
    expect(readEnvironment({ ...complete, ...store, ...keys }).settings.s3).toEqual({
      bucket: 'ashlar-files',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
    expect(faults(store)).toEqual([])
    expect(faults({ ...store, S3_ACCESS_KEY_ID: 'id' })).toEqual(['S3_SECRET_ACCESS_KEY'])
    expect(faults({ ...store, S3_SECRET_ACCESS_KEY: 'secret' })).toEqual(['S3_ACCESS_KEY_ID'])
    expect(faults(keys)).toEqual(['S3_BUCKET'])
    expect(faults({ ...store, S3_BUCKET: 'Ashlar_Files' })).toEqual(['S3_BUCKET'])
    expect(faults({ ...store, S3_ENDPOINT: 's3.example.com' })).toEqual(['S3_ENDPOINT'])
  })

  describe('of a brand', () => {
    const brand = {
      name: 'Nordwall & Søn',
      referencePrefix: 'NRW',
      deskEmail: 'desk@nordwall.example',
      senderEmail: 'post@nordwall.example',
    }
    const folder = mkdtempSync(join(tmpdir(), 'brand-'))
    const withBrand = (content: string) => {
      writeFileSync(join(folder, 'brand.json'), content)
      return readEnvironment({ ...complete, BRAND_DIR: folder })
    }
    afterAll(() => rmSync(folder, { recursive: true }))

    it('mails from its address and to its desk by default', () => {
      const { settings, problems } = withBrand(JSON.stringify(brand))
      expect(problems).toEqual([])
      expect(settings).toMatchObject({
        brand,
        leads: { deskEmail: brand.deskEmail, mailFrom: '"Nordwall & Søn" <post@nordwall.example>' },
        alerts: { email: brand.deskEmail },
      })
    })

    it.each([
      ['{', /without a readable brand.json/],
      [JSON.stringify({ ...brand, referencePrefix: 'nrw-1' }), /without a fit "referencePrefix"/],
      [JSON.stringify({ ...brand, name: ' ' }), /without a fit "name"/],
      [JSON.stringify({ ...brand, senderEmail: 'post' }), /without a fit "senderEmail"/],
    ])('refuses %s', (content, cause) => {
      expect(withBrand(content).problems).toEqual([{ variable: 'BRAND_DIR', message: expect.stringMatching(cause) }])
    })
  })

  it('requires both or none of the first administrator’s variables', () => {
    expect(faults({ ADMIN_EMAIL: 'a@example.com' })).toEqual(['ADMIN_PASSWORD'])
    expect(faults({ ADMIN_PASSWORD: 'Passw0rd' })).toEqual(['ADMIN_EMAIL'])
    expect(faults({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'password' })).toEqual(['ADMIN_PASSWORD'])
    expect(faults({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'Passw0rd' })).toEqual([])
  })
})
