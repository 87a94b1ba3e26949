import { sendChangeNotice } from '../../support/services/change-notice'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import {
  type BlogFault,
  type StandInWordpress,
  startStandInWordpress,
  wordpressPost,
} from '../../support/services/stand-in-wordpress'
import { expect, test } from '../../support/test'

const REVALIDATE_SECRET = 'a-secret-of-this-journey-alone'
const HINDI = 'मालाड-पश्चिम'

/** Posts as WordPress lists them to everybody, with those that are not for everybody. */
const POSTS = [
  wordpressPost(1, 'plain', {
    title: { rendered: 'Gur\u0003gaon&#8217;s&#3; R&amp;D &lt;2026&gt;' },
    excerpt: {
      rendered:
        '<p>Rents rose [&hellip;]</p><p><a class="more-link" href="https://blog.example/plain/">Continue reading</a></p>',
      protected: false,
    },
  }),
  wordpressPost(2, encodeURIComponent(HINDI).toLowerCase(), { title: { rendered: 'Malad west' } }),
  wordpressPost(3, 'behind-a-password', {
    title: { rendered: 'Embargoed report' },
    excerpt: { rendered: '', protected: true },
    content: { rendered: '', protected: true },
  }),
  wordpressPost(4, 'of-the-firm', { title: { rendered: 'Private memo' }, status: 'private' }),
  wordpressPost(5, 'of-tomorrow', {
    title: { rendered: 'Tomorrow first' },
    status: 'publish',
    date: '2199-01-01T00:30:00',
    date_gmt: '2198-12-31T19:00:00',
  }),
]
const NOT_FOR_ALL = /Embargoed report|Private memo|Tomorrow first/

test.describe('a site that reads its posts from a WordPress', () => {
  let blog: StandInWordpress
  let site: SiteInstance
  test.beforeAll(async () => {
    blog = await startStandInWordpress([...POSTS])
    site = await startSite({ BLOG_URL: `${blog.url}/?rest_route=/`, REVALIDATE_SECRET })
  })
  test.afterAll(async () => {
    await site?.stop()
    await blog?.stop()
  })
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }

  test('shows the posts that are for everybody, and no others', async () => {
    for (const path of [
      '/blog',
      '/search-result?q=report',
      '/search-result?q=memo',
      '/search-result?q=tomorrow',
      '/',
    ]) {
      const { status, text } = await read(path)
      expect(status, path).toBe(200)
      expect(text, path).not.toMatch(NOT_FOR_ALL)
    }
    expect((await read('/blog')).text).toContain('Malad west')
    for (const slug of ['behind-a-password', 'of-the-firm', 'of-tomorrow']) {
      expect((await read(`/blog/${slug}`)).status, slug).toBe(404)
    }
    expect(blog.asked.some((path) => path.startsWith('/?rest_route='))).toBe(true)
    expect(blog.asked.every((path) => path.split('?').length === 2)).toBe(true)
  })

  test('shows plain words, the moment and the original of a post', async () => {
    const { text } = await read('/blog/plain')
    expect(text).toContain('Gurgaon’s R&amp;D &lt;2026&gt;')
    expect(text).toContain('Kelkar &amp; Sons')
    expect(text).not.toMatch(/&amp;amp;|Continue reading|\[…\]/)
    expect(text).toContain('Rents rose…')
    expect(text + (await read('/blog/plain.md')).text).not.toContain('\u0003')
    expect(text).toContain('<link rel="canonical" href="https://blog.example/plain/">')
    expect(text).toContain('dateTime="2026-11-21T19:00:00.000Z"')
    expect(text).toContain('22 November 2026')
    expect(text).not.toMatch(/"@type":"Article"|feeds\/posts/)
    expect((await read('/feeds/posts.xml')).status).toBe(404)
    expect((await read('/blog')).text).not.toContain('feeds/posts')
  })

  test('finds a post by its Hindi address, in whichever codes', async () => {
    const codes = encodeURIComponent(HINDI)
    for (const spelled of [codes, codes.toLowerCase(), encodeURIComponent(HINDI.normalize('NFD'))]) {
      const { status, text } = await read(`/blog/${spelled}`)
      expect(status, spelled).toBe(200)
      expect(text).toContain('Malad west')
    }
  })

  for (const fault of ['empty', 'empty with a total', 'nothing', 'null', 'notice', 'blanks'] satisfies BlogFault[]) {
    test(`keeps its posts when the blog answers wrongly: ${fault}`, async () => {
      await read('/blog')
      blog.fault = fault
      const before = blog.asked.length
      // A blog that was slow a moment ago is left alone for some seconds.
      await expect
        .poll(async () => {
          await sendChangeNotice(site.url, REVALIDATE_SECRET, ['post'])
          await read('/blog')
          return blog.asked.length
        })
        .toBeGreaterThan(before)
      const { status, text } = await read('/blog')
      blog.fault = null
      expect(status).toBe(200)
      expect(text).toContain('Malad west')
    })
  }

  test('has no posts when the blog says that it has none', async () => {
    await read('/blog')
    blog.posts = []
    await expect
      .poll(async () => {
        await sendChangeNotice(site.url, REVALIDATE_SECRET, ['post'])
        return (await read('/blog')).text
      })
      .not.toContain('Malad west')
    blog.posts = [...POSTS]
  })
})
