import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function envWith(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  return (await import('./env')).env()
}

describe('the environment', () => {
  it('has a default for everything', async () => {
    expect(await envWith({ CONTENT_URL: '', SITE_URL: '', BLOG_URL: '' })).toMatchObject({
      CONTENT_URL: 'http://127.0.0.1:1337',
      SITE_URL: 'http://localhost:3000',
      BLOG_URL: undefined,
      PRODUCTION: '',
    })
  })

  it('removes the trailing slash of addresses', async () => {
    expect(await envWith({ CONTENT_URL: 'https://content.example/' })).toMatchObject({
      CONTENT_URL: 'https://content.example',
    })
  })

  it('requires all variables of the people provider or none', async () => {
    await expect(envWith({ HR_API_URL: 'https://hr.example/api/v1', HR_CLIENT_ID: 'site' })).rejects.toThrow(
      /HR_CLIENT_SECRET: is missing[\s\S]*HR_API_KEY: is missing/,
    )
  })

  it.each([
    'http://files.example/company',
    'https://files.example/company?key=7',
    'https://files.example/two%20words',
    'https://editor@files.example/company',
    'https://files.example/company, files',
  ])('refuses %s as folders of pictures', async (MEDIA_URLS) => {
    await expect(envWith({ MEDIA_URLS })).rejects.toThrow(/MEDIA_URLS: must be https addresses of folders/)
  })

  it('takes folders of pictures with commas between, on this machine without https', async () => {
    expect(await envWith({ MEDIA_URLS: 'https://files.example/company/, http://127.0.0.1:9000/b' })).toMatchObject({
      MEDIA_URLS: ['https://files.example/company', 'http://127.0.0.1:9000/b'],
    })
  })

  it('refuses an address of Redis whose password is not encoded', async () => {
    await expect(envWith({ REDIS_URL: 'redis://:12/of+base64=@redis:6379' })).rejects.toThrow(
      /REDIS_URL: must be an address such as redis:.* percent-encoded/,
    )
    vi.resetModules()
    const REDIS_URL = 'redis://:12%2Fof+base64=@redis:6379'
    expect(await envWith({ REDIS_URL })).toMatchObject({ REDIS_URL })
  })

  it('names the wrong variable and the value it should have', async () => {
    await expect(envWith({ CONTENT_URL: 'content.example', TAG_MANAGER_ID: '<script>' })).rejects.toThrow(
      /CONTENT_URL: must be an http\(s\) address[\s\S]*TAG_MANAGER_ID: must be a tag-manager container id/,
    )
  })
})
