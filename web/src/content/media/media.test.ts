import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function load(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./media')
}

const BACKEND = { CONTENT_URL: 'http://127.0.0.1:1337' }
const PICTURE = {
  url: '/uploads/a_1.jpg',
  alt: '',
  width: 1,
  height: 1,
  version: '2026-11-20T10:00:00.000Z',
  focal: null,
}

describe('the media library under the site’s own name', () => {
  it('hides the host of a file', async () => {
    const { mediaPath } = await load(BACKEND)
    expect(mediaPath('/uploads/a_1.jpg')).toBe('/media/a_1.jpg')
    expect(mediaPath('http://127.0.0.1:1337/uploads/a_1.jpg')).toBe('/media/a_1.jpg')
    expect(mediaPath('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg')
  })

  it('serves the pictures of an outside blog too', async () => {
    const { mediaPath, mediaSource } = await load({ ...BACKEND, BLOG_URL: 'https://blogs.example' })
    const address = 'https://blogs.example/wp-content/uploads/2026/a b.jpg'
    expect(mediaPath(address)).toBe('/media/blog/wp-content/uploads/2026/a%20b.jpg')
    expect(mediaSource(['blog', 'wp-content', 'uploads', '2026', 'a b.jpg'])?.href).toBe(address.replace(' ', '%20'))
  })

  it('accepts only uploads from an outside blog, which may be installed in a folder', async () => {
    const { mediaPath, mediaSource } = await load({ ...BACKEND, BLOG_URL: 'https://blogs.example/news' })
    expect(mediaSource(['blog', 'news', 'wp-content', 'uploads', 'a.jpg'])).not.toBeNull()
    for (const path of [
      'wp-json/wp/v2/users',
      'wp-content/debug.log',
      'wp-content/uploads',
      'wp-content/uploads/',
      'wp-content/uploads/../debug.log',
      'wp-content/uploads/%2e%2e/debug.log',
      'other/wp-content/uploads/a.jpg',
    ]) {
      expect(mediaSource(['blog', ...path.split('/').map(decodeURIComponent)]), path).toBeNull()
    }
    const elsewhere = 'https://blogs.example/wp-content/themes/a.jpg'
    expect(mediaPath(elsewhere)).toBe(elsewhere)
  })

  it('serves the pictures of a blog whichever way their addresses are written', async () => {
    const { mediaPath } = await load({ ...BACKEND, BLOG_URL: 'https://blogs.example/?rest_route=/' })
    const path = '/media/blog/wp-content/uploads/%E0%A4%98.jpg'
    for (const address of [
      'https://blogs.example/wp-content/uploads/घ.jpg',
      'https://blogs.example/wp-content/uploads/%e0%a4%98.jpg',
      'http://blogs.example/wp-content/uploads/%E0%A4%98.jpg',
      '//blogs.example/wp-content/uploads/घ.jpg',
      '/wp-content/uploads/घ.jpg',
    ]) {
      expect(mediaPath(address), address).toBe(path)
    }
  })

  it.each(['छवि-चित्र.jpg', 'a b.jpg', 'a+b&c,(d).jpg', 'ü.png', '100%.jpg', 'a%20b.jpg', 'क्षि.jpg'])(
    'writes and accepts the address of a picture with the name %s',
    async (name) => {
      const { isSignedPicture, ownPicture } = await load(BACKEND)
      const written = ownPicture({ ...PICTURE, url: `/uploads/${name}` })?.url ?? ''
      // Blanks and commas separate the addresses of a `srcset`.
      expect(written).not.toMatch(/[\s,]/)
      const asked = new URL(written, 'http://site.example')
      expect(isSignedPicture(asked.pathname, asked)).toBe(true)
      expect(
        isSignedPicture(
          asked.pathname.replace(/%../g, (code) => code.toLowerCase()),
          asked,
        ),
      ).toBe(true)
    },
  )

  it('gives a replaced file a new address', async () => {
    const { ownPicture } = await load(BACKEND)
    const first = ownPicture(PICTURE)?.url
    expect(first).toMatch(/^\/media\/a_1\.jpg\?v=\w+\.[\w-]{6}$/)
    expect(ownPicture({ ...PICTURE, version: '2026-11-21T10:00:00.000Z' })?.url).not.toBe(first)
    expect(ownPicture({ ...PICTURE, version: null })?.url).toMatch(/^\/media\/a_1\.jpg\?v=0\./)
  })

  it('accepts the addresses that it wrote, and no others', async () => {
    const { isSignedPicture, ownPicture } = await load(BACKEND)
    const written = new URL(ownPicture(PICTURE)?.url ?? '', 'http://site.example')
    expect(isSignedPicture('/media/a_1.jpg', written)).toBe(true)
    expect(isSignedPicture('/media/b_1.jpg', written)).toBe(false)
    const made = new URL(written)
    made.searchParams.set('v', (written.searchParams.get('v') ?? '').replace(/^./, 'x'))
    expect(isSignedPicture('/media/a_1.jpg', made)).toBe(false)
    expect(isSignedPicture('/media/a_1.jpg', new URL('/media/a_1.jpg', written))).toBe(false)
  })

  it('does not let a path leave the folder of uploads', async () => {
    const { mediaSource } = await load(BACKEND)
    expect(mediaSource(['..', 'admin'])).toBeNull()
    expect(mediaSource(['a', '', 'b'])).toBeNull()
    expect(mediaSource(['a/../../admin'])).toBeNull()
    expect(mediaSource(['a\\..\\b'])).toBeNull()
    expect(mediaSource(['a.jpg\0'])).toBeNull()
    expect(mediaSource(['blog', 'x.jpg'])).toBeNull()
  })
})
