import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from '../../support/services/first-states'
import { hasWordpress, startWordpress, type Wordpress } from '../../support/services/wordpress'
import { listAt, textAt, valueAt } from '../answers'
import { get } from '../call'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { importInto } from './importing'

if (!hasWordpress) {
  const mend = 'apt-get install wordpress php-cli php-mysql mariadb-server-core'
  if (process.env.REQUIRE_ALL) throw new Error(`WordPress is not installed. Mend: ${mend}.`)
  console.warn(`SKIPPED: a real WordPress is not installed here (${mend})`)
}

describe.skipIf(!hasWordpress)('an existing WordPress', () => {
  let wordpress: Wordpress
  let plain: Wordpress
  let target: Backend
  let boss: Editor

  beforeAll(async () => {
    wordpress = await startWordpress()
    plain = await startWordpress('')
    await fill(wordpress)
    await plain.make('posts', { title: 'Plain address', content: '<p>Words.</p>', status: 'publish' })
    target = await startOnFirstState('SQLite', 'none', ADMIN_ENV)
    boss = await Editor.signIn(target)
    await boss.must('POST', '/content-manager/collection-types/api::page.page', {
      ...{ path: '/our-services', title: 'Our services', heading: 'Our services' },
    })
  })
  afterAll(async () => {
    await target?.stack.stop()
    await wordpress?.stop()
    await plain?.stop()
  })

  const list = async (model: string) =>
    listAt(await boss.must('GET', `/content-manager/collection-types/api::${model}.${model}?pageSize=100`), 'results')
  const named = async (model: string, field: string, value: string) => {
    const found = (await list(model)).find((one) => valueAt(one, field) === value)
    return boss.read(model, textAt(found, 'documentId'))
  }

  it('is imported as drafts: posts as Markdown, pages as blocks, pictures, categories and old addresses', async () => {
    const { code, said } = await importInto(target, ['--from-wordpress', wordpress.url])
    expect(code, said).toBe(0)
    expect(said).toMatch(/Blog post: 4 new drafts/)
    expect(said).toContain('shortcodes were left out: vc_row')
    expect(said).toMatch(/Files: 3 taken/)
    expect(said).toMatch(/Pictures without alternative text: 1 \(what shows them stays a draft/)
    expect(said).toMatch(/no alternative text: bare.*\.png, in Blog post “Second post”/)
    expect(said).toContain(
      'Page “Our services”: /our-services has another record here, so it is imported at /our-services-2',
    )
    expect(said).toMatch(/Blog post “Yields & “rents””: links still lead to the old site: .*wp-login\.php/)
    expect(await named('post', 'slug', 'yields-rents')).toMatchObject({
      title: 'Yields & “rents”',
      status: 'draft',
      date: '2024-05-06T07:08:09.000Z',
      author: 'boss',
      category: 'Law & order',
      excerpt: 'In short.',
      content: expect.stringMatching(
        /^## What a shop yields\n\nRead \[the other\]\(\/blog\/second-post\) & \*\*more\*\*/,
      ),
      picture: { alternativeText: 'A course of stone' },
    })
    const { content } = (await named('post', 'slug', 'yields-rents')) as { content: string }
    expect(content).toContain('| Year | Yield |')
    expect(content).toContain('1 &lt; 2')
    expect(content).toMatch(/!\[Stone within\]\(\/uploads\/stone\w*\.png\)\n\nUnder the stone/)
    expect(content).toMatch(/\[prices\]\(\/media\/prices\w*\.pdf\)/)
    expect(content).toMatch(/m<sup>2<\/sup>.*<a href="#note" id="note-link">1<\/a>/)
    expect(content).toContain('<a id="note"></a>The source')
    expect(content).toContain('```\na  b\n```')
    expect(content).toContain('[example.com](https://example.com/)')
    expect(content).not.toMatch(/script|iframe|vc_row/)
    expect(await named('page', 'path', '/about-the-firm/our-story')).toMatchObject({
      heading: 'Our story',
      status: 'draft',
      blocks: [
        {
          __component: 'block.rich-text',
          text: [
            { type: 'heading', level: 2, children: [{ type: 'text', text: 'Then' }] },
            {
              type: 'paragraph',
              children: [
                { type: 'text', text: 'Begun in ' },
                { type: 'text', text: '1998', bold: true },
              ],
            },
            { type: 'list', format: 'unordered' },
          ],
        },
      ],
    })
    expect(await named('former-address', 'formerPath', '/2024/yields-rents')).toMatchObject({
      newPath: '/blog/yields-rents',
    })
  })

  it('is imported once: a second run changes nothing, a change at the source changes the draft', async () => {
    const { said } = await importInto(target, ['--from-wordpress', wordpress.url])
    expect(said).toMatch(/Blog post: 4 as imported before/)
    expect(said).not.toMatch(/new draft|drafts changed/)
    await wordpress.make('posts', { title: 'Fifth', content: 'Later words', status: 'publish' })
    const third = await importInto(target, ['--from-wordpress', wordpress.url, '--publish'])
    expect(third.said).toMatch(/Blog post: 1 new drafts, 4 as imported before|Blog post: 4 as imported before, 1 new/)
    expect(third.said).toMatch(/Published: \d/)
    expect(await named('post', 'slug', 'yields-rents')).toMatchObject({ status: 'published' })
    expect(await named('former-address', 'formerPath', '/2024/yields-rents')).toMatchObject({ status: 'published' })
  })

  it('shows the pictures of its texts from our media library, with their sizes', async () => {
    const { body } = await get(target, '/wp-json/wp/v2/posts', {
      token: target.stack.tokens.read,
      query: { slug: 'yields-rents' },
    })
    expect(JSON.stringify(body)).toMatch(
      /<img src=\\"\/uploads\/stone\w*\.png\\" alt=\\"Stone within\\" width=\\"1\\" height=\\"1\\" data-version=\\"20/,
    )
  })

  it('has pictures without words, which are marked as decorative where that is asked for', async () => {
    expect(await named('post', 'slug', 'second-post')).toMatchObject({ status: 'draft' })
    const { code, said } = await importInto(target, [
      ...['--from-wordpress', wordpress.url, '--publish', '--decorative'],
    ])
    expect(code, said).toBe(0)
    expect(said).toMatch(/Pictures without alternative text: 1 \(marked as decorative and listed in the report/)
    expect(await named('post', 'slug', 'second-post')).toMatchObject({
      status: 'published',
      picture: { caption: 'decorative' },
    })
    expect(await named('page', 'path', '/our-services-2')).toMatchObject({ status: 'published' })
  })

  it('is imported without speaking addresses too, and then has no redirects', async () => {
    const { code, said } = await importInto(target, ['--from-wordpress', plain.url, '--only', 'post,former-address'])
    expect(code, said).toBe(0)
    expect(await named('post', 'slug', 'plain-address')).toMatchObject({ content: 'Words.' })
    expect(said).not.toContain('Former address')
  })

  it('is read by the site instead of our own blog, with its pictures', async () => {
    const from = await firstState('demo')
    const stack = await startStack({ from, env: { BLOG_URL: wordpress.url } })
    try {
      const home = await (await fetch(stack.siteUrl)).text()
      expect(home).toContain(`href="${wordpress.url}/`)
      expect(home).toContain('Fifth')
    } finally {
      await stack.stop()
    }
  }, 300_000)
})

async function fill(wordpress: Wordpress): Promise<void> {
  const picture = await wordpress.upload('stone.png', PIXEL, 'A course of stone')
  const bare = await wordpress.upload('bare.png', PIXEL)
  const prices = await wordpress.upload('prices.pdf', Uint8Array.from(Buffer.from('%PDF-1.4\n%%EOF\n')))
  const law = await wordpress.make('categories', { name: 'Law & order' })
  const tag = await wordpress.make('tags', { name: 'retail' })
  await wordpress.make('posts', {
    title: 'Second post',
    slug: 'second-post',
    content: '<p>Two.</p>',
    status: 'publish',
    featured_media: bare.id,
  })
  await wordpress.make('posts', { title: 'A draft', content: 'Unseen', status: 'draft' })
  await wordpress.make('posts', {
    title: 'Yields & “rents”',
    slug: 'yields-rents',
    status: 'publish',
    date_gmt: '2024-05-06T07:08:09',
    excerpt: 'In short.',
    categories: [law.id],
    tags: [tag.id],
    featured_media: picture.id,
    content: `<h2>What a shop yields</h2><p>Read <a href="${wordpress.url}/${new Date().getUTCFullYear()}/second-post/">the other</a> &amp; <strong>more</strong></p>
<figure class="wp-block-table"><table><thead><tr><th>Year</th><th>Yield</th></tr></thead><tbody><tr><td>2024</td><td>1 &lt; 2</td></tr></tbody></table></figure>
[vc_row full="1"]<p>All <a href="${prices.url}">prices</a> a m<sup>2</sup>, as noted<sup class="fn"><a href="#note" id="note-link">1</a></sup>, see <a href="${wordpress.url}/wp-login.php">us</a>.</p>[/vc_row]
[caption id="attachment_1" width="300"]<img src="${picture.url}" alt="Stone within" width="300" height="300"> Under the stone[/caption]
<pre>a  b</pre><ol><li id="note">The source <a href="#note-link">↩</a></li></ol><iframe src="https://example.com/"></iframe><script>alert(1)</script>`,
  })
  await wordpress.make('posts', { title: 'मालाड', slug: 'मालाड', content: 'तीन', status: 'publish' })
  await wordpress.make('pages', { title: 'Our services', content: '<p>Ours</p>', status: 'publish' })
  const about = await wordpress.make('pages', { title: 'About the firm', content: 'Words', status: 'publish' })
  await wordpress.make('pages', {
    title: 'Our story',
    parent: about.id,
    status: 'publish',
    content: '<h2>Then</h2><p>Begun in <b>1998</b></p><ul><li>One</li><li>Two</li></ul>',
  })
}

const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
