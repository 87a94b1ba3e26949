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

const UPLOADS = 'BLOG/wp-content/uploads'

/** A text with what themes and plug-ins leave in it. */
function bodyOf(uploads: string): string {
  return `<h1 style="position:fixed">Again</h1>
<p>[vc_row full=&#8221;x&#8221;]See <a href="https://blog.example/plain/?utm_source=x#part">that one</a>,
<a href="${uploads}/a.pdf">prices</a> and <a href="javascript:alert(1)">nothing</a>[/vc_row]</p>
[caption id="x" width="300"]<img src="${uploads}/wall 1.jpg" alt="A wall" width="1400" height="700" /> A wall[/caption]
<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${uploads}/late.jpg" alt="Late" width="300" height="200">
<noscript><img src="${uploads}/late.jpg" alt="Late"></noscript></p>
<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A film"></iframe>
<pre>a  line that is longer than any screen of a telephone, and that nobody may break into two</pre>
<table style="width:1400px"><tr><td>${'wide&nbsp;'.repeat(30)}</td><td>1</td></tr></table>`
}

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
  wordpressPost(6, 'of-many-signs', {
    title: { rendered: '5 &lt; 6 &#038; &#8377;2&nbsp;Cr' },
    categories: [5],
    content: { rendered: '', protected: false },
  }),
  wordpressPost(7, 'of-markup', { title: { rendered: 'A </script><b>x</b>' } }),
  wordpressPost(8, 'of-escaped-markup', { title: { rendered: '&amp;lt;b&amp;gt;' } }),
  wordpressPost(9, 'of-many-parts', {
    excerpt: { rendered: '<p>Parts</p>', protected: false },
    content: { rendered: bodyOf(UPLOADS), protected: false },
    _embedded: { 'wp:featuredmedia': [{ source_url: `${UPLOADS}/drawing.svg`, alt_text: '', media_details: [] }] },
  }),
]
const NOT_FOR_ALL = /Embargoed report|Private memo|Tomorrow first/

test.describe('a site that reads its posts from a WordPress', () => {
  let blog: StandInWordpress
  let site: SiteInstance
  let posts: StandInWordpress['posts']
  test.beforeAll(async () => {
    blog = await startStandInWordpress([])
    const placed = JSON.stringify(POSTS).replaceAll('BLOG/', `${blog.url}/`)
    posts = JSON.parse(placed)
    blog.posts = [...posts]
    // Days are those of India, wherever the server is.
    site = await startSite({ BLOG_URL: `${blog.url}/?rest_route=/`, REVALIDATE_SECRET, TZ: 'America/New_York' })
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
      '/search-result?searchTextFromHeader=report',
      '/search-result?searchTextFromHeader=memo',
      '/search-result?searchTextFromHeader=tomorrow',
      '/api/search/suggest?q=embargoed',
      '/sitemaps/posts.xml',
      '/llms.txt',
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

  test('shows titles and categories as plain words wherever they stand', async () => {
    const titles = { 'of-many-signs': '5 < 6 & ₹2\u00a0Cr', 'of-markup': 'A x', 'of-escaped-markup': '&lt;b&gt;' }
    const list = (await read('/blog')).text
    expect(list).toContain('Residential &amp; Land')
    expect(list).not.toContain('Uncategorized')
    for (const [slug, title] of Object.entries(titles)) {
      const { text } = await read(`/blog/${slug}`)
      const written = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      expect(list).toContain(written)
      expect(text).toContain(`<title>${written}`)
      const [, shared = ''] = /property="og:title" content="([^"]*)"/.exec(text) ?? []
      expect(shared.replaceAll('<', '&lt;').replaceAll('>', '&gt;')).toContain(written)
      const data = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json),
      )
      expect(JSON.stringify(data)).toContain(JSON.stringify(title).slice(1, -1))
      expect(text).not.toMatch(/<b>x<\/b>|&amp;amp;|"@type":"Article"/)
    }
  })

  test('shows the whole text of a post, with its pictures, and leaves out what themes left in it', async ({
    page,
    watch,
  }) => {
    const { text: whole } = await read('/blog/of-many-parts')
    const text = whole.slice(whole.indexOf('<main'), whole.indexOf('</main'))
    expect(text).toContain('href="/blog/plain?utm_source=x#part"')
    expect(text).toContain(`href="${blog.url}/wp-content/uploads/a.pdf"`)
    expect(text).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
    expect(text).not.toMatch(/javascript:|vc_row|\[caption|position:fixed|<iframe|data-src|drawing\.svg/)
    expect(whole.match(/<h1/g)).toHaveLength(1)
    watch.allow(new URL(site.url).host)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${site.url}/blog/of-many-parts`)
    const pictures = page.locator('article img')
    await expect(pictures).toHaveCount(2)
    await expect(pictures.first()).toHaveAttribute('alt', 'A wall')
    await expect(pictures.first()).toHaveAttribute(
      'srcset',
      /^\/pictures\/\d+\/blog\/wp-content\/uploads\/wall%201\.jpg/,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('finds a post by its Hindi address, in whichever codes', async () => {
    const codes = encodeURIComponent(HINDI)
    for (const spelled of [codes, codes.toLowerCase(), encodeURIComponent(HINDI.normalize('NFD'))]) {
      const { status, text } = await read(`/blog/${spelled}`)
      expect(status, spelled).toBe(200)
      expect(text).toContain('Malad west')
    }
  })

  for (const fault of [
    'empty',
    'empty with a total',
    'nothing',
    'null',
    'notice',
    'comment',
    'challenge',
    'silent',
    'blanks',
  ] satisfies BlogFault[]) {
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

  test('reads all posts of a blog whose counts are lost on the way', async () => {
    blog.hidesCounts = true
    const many = Array.from({ length: 99 }, (_, index) => wordpressPost(100 + index, `more-${index}`))
    blog.posts = [...posts, ...many, wordpressPost(999, 'oldest', { title: { rendered: 'Zephyr lane' } })]
    await expect
      .poll(async () => {
        await sendChangeNotice(site.url, REVALIDATE_SECRET, ['post'])
        return (await read('/search-result?searchTextFromHeader=zephyr')).text
      })
      .toContain('/oldest/')
    blog.hidesCounts = false
    blog.posts = [...posts]
  })

  test('takes back a post that gets a password', async () => {
    expect((await read('/blog/of-markup')).status).toBe(200)
    const shut = { content: { rendered: '', protected: true }, excerpt: { rendered: '', protected: true } }
    blog.posts = posts.map((post) => (post.slug === 'of-markup' ? { ...post, ...shut } : post))
    await expect
      .poll(async () => {
        await sendChangeNotice(site.url, REVALIDATE_SECRET, ['post'])
        return (await read('/blog/of-markup')).status
      })
      .toBe(404)
    expect((await read('/blog')).text).not.toContain('of-markup')
    blog.posts = [...posts]
  })

  test('has no posts when the blog says that it has none', async () => {
    await read('/blog')
    blog.posts = []
    await expect
      .poll(async () => {
        await sendChangeNotice(site.url, REVALIDATE_SECRET, ['post'])
        return (await read('/blog')).text
      })
      .not.toContain('Malad west')
    blog.posts = [...posts]
  })
})
