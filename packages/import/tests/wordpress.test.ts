import { describe, expect, it } from 'vitest'
import {
  type StandInWordpress,
  startStandInWordpress,
  type Wire,
  wordpressPost,
} from '../../../tests/support/services/stand-in-wordpress.js'
import type { ImportModel } from '../src/models.mjs'
import { FILE_MARK, fileAt, fileOfMark, markFor, PICTURE_MARK } from '../src/source-record.mjs'
import { withFiles } from '../src/take-files.mjs'
import { readWordpress } from '../src/wordpress-source.mjs'
import { readWordpressText } from '../src/wordpress-text.mjs'

interface Reading extends Partial<Pick<StandInWordpress, 'fault' | 'hidesCounts'>> {
  models?: readonly string[]
}

describe('a WordPress', () => {
  const read = async (
    lists: { posts?: readonly Wire[]; pages?: readonly Wire[] },
    { models = ['post', 'page', 'former-address'], ...faults }: Reading = {},
  ) => {
    const blog = await startStandInWordpress([])
    const placed = (records: readonly Wire[] = []) =>
      JSON.parse(JSON.stringify(records).replaceAll('https://blog.example', blog.url)) as Wire[]
    Object.assign(blog, { ...faults, posts: placed(lists.posts), pages: placed(lists.pages) })
    const said: string[] = []
    const records = []
    try {
      const source = readWordpress({
        from: new URL(`${blog.url}/`),
        token: '',
        models: models.map((model) => ({ model })) as unknown as readonly ImportModel[],
        signal: AbortSignal.timeout(20_000),
        say: (line) => said.push(line),
      })
      for await (const record of source) records.push(record)
    } finally {
      await blog.stop()
    }
    const text = JSON.parse(JSON.stringify(records).replaceAll(blog.url, 'https://blog.example')) as typeof records
    return { records: text, said, named: (id: string) => text.find((one) => one.id === id) }
  }

  it('gives what is for everybody, and names what is not', async () => {
    const { records, said } = await read({
      posts: [
        wordpressPost(1, 'plain'),
        wordpressPost(2, 'embargoed', { content: { rendered: '', protected: true } }),
        wordpressPost(3, 'memo', { status: 'private' }),
      ],
    })
    expect(records.filter(({ model }) => model === 'post').map(({ id }) => id)).toEqual(['post 1'])
    expect(said).toEqual([expect.stringMatching(/^post 2 .*not taken$/), expect.stringMatching(/^post 3 .*not taken$/)])
  })

  it('dates a post by its own clock when UTC is missing', async () => {
    const { records } = await read(
      { posts: [wordpressPost(1, 'whole'), wordpressPost(2, 'zeros', { date_gmt: '0000-00-00T00:00:00' })] },
      { models: ['post'] },
    )
    const moments = records.map(({ fields }) => new Date(String(fields.date)).toISOString())
    expect(moments).toEqual(['2026-11-21T19:00:00.000Z', '2026-11-21T19:00:00.000Z'])
  })

  it('leads its own links to their new addresses, however they are spelled', async () => {
    const links = [
      ['https://blog.example/other/', '/blog/other'],
      ['/other?utm_source=mail&utm_medium=x#part', '/blog/other#part'],
      ['https://blog.example/?p=2', '/blog/other'],
      ['https://blog.example/?page_id=7', '/about/story'],
      ['http://www.blog.example/about/STORY/', '/about/story'],
      ['https://blog.example/%E0%A4%98/', '/blog/entry-3'],
      ['/', '/'],
      ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
      ['https://blog.example/wp-login.php', 'https://blog.example/wp-login.php'],
    ] as const
    const content = links.map(([href]) => `<p><a href="${href}">x</a></p>`).join('\n')
    const { named } = await read({
      posts: [
        wordpressPost(1, 'plain', { content: { rendered: content } }),
        wordpressPost(2, 'other'),
        wordpressPost(3, '%e0%a4%98'),
      ],
      pages: [wordpressPost(7, 'story', { link: 'https://blog.example/about/story/' })],
    })
    const { fields, notTaken } = named('post 1') ?? {}
    expect([...String(fields?.content).matchAll(/\((.*)\)/g)].map(([, href]) => href)).toEqual(
      links.map(([href, to]) => (href.includes('www') ? 'http://www.blog.example/about/STORY/' : to)),
    )
    expect(notTaken).toEqual(['links still lead to the old site: https://blog.example/wp-login.php'])
    expect(named('address /other')?.fields).toEqual({ formerPath: '/other', newPath: '/blog/other' })
  })

  it('does not give a page the address of a page that the site has itself', async () => {
    const { named } = await read({
      posts: [wordpressPost(1, 'plain', { content: { rendered: '<a href="/careers/">Careers</a>' } })],
      pages: [wordpressPost(7, 'careers'), wordpressPost(8, 'home', { link: 'https://blog.example/' })],
    })
    expect(named('page 7')).toMatchObject({
      fields: { path: '/careers-2' },
      notTaken: ['the site has a page of its own at /careers, so it is imported at /careers-2'],
    })
    expect(named('post 1')?.fields.content).toBe('[Careers](/careers)')
    expect(named('page 8')?.fields.path).toBe('/home')
    expect(named('address /careers')).toBeUndefined()
  })

  it.each([
    ['empty', 'says that it has no records'],
    ['empty with a total', 'says that it has 24 records'],
    ['notice', 'did not answer with JSON'],
  ] as const)('is not believed when its list is %s', async (fault, message) => {
    await expect(read({ posts: [wordpressPost(1, 'plain')] }, { fault })).rejects.toThrow(message)
  })

  it('is read to its end when its counts are lost on the way', async () => {
    const posts = Array.from({ length: 51 }, (_, index) => wordpressPost(index + 1, `post-${index + 1}`))
    const { records } = await read({ posts }, { models: ['post'], hidesCounts: true })
    expect(records).toHaveLength(51)
  })

  it('gives excerpts without the mark of the cut and the link to the rest', async () => {
    const rendered = '<p>Rents rose [&hellip;]</p><p><a class="more-link" href="/plain/">Continue reading</a></p>'
    const { named } = await read({ posts: [wordpressPost(1, 'plain', { excerpt: { rendered } })] })
    expect(named('post 1')?.fields.excerpt).toBe('Rents rose…')
  })

  it('gives pictures and documents of its media library to take along, and films as blocks of a page', async () => {
    const content = `<p>Before <a href="/wp-content/uploads/prices.pdf">prices</a></p>
      <figure class="wp-block-gallery"><figure><a href="/wp-content/uploads/wall.jpg"><img src="/wp-content/uploads/wall-300x200.jpg" alt="A wall"></a><figcaption>West side</figcaption></figure></figure>
      <figure><div>https://youtu.be/aqz-KE-bpKQ</div></figure><p>After</p>`
    const { named } = await read({
      posts: [wordpressPost(1, 'plain', { content: { rendered: content } })],
      pages: [wordpressPost(7, 'about', { content: { rendered: content } })],
    })
    const [picture, file] = [/import-picture:[\w-]+/, /import-file:[\w-]+/].map((pattern) => {
      const [mark = ''] = pattern.exec(String(named('post 1')?.fields.content)) ?? []
      return fileOfMark(mark)
    })
    expect(picture).toMatchObject({ name: 'wall.jpg', alternativeText: 'A wall' })
    expect(file).toMatchObject({ name: 'prices.pdf' })
    expect(named('page 7')?.fields.blocks).toEqual([
      { __component: 'block.rich-text', text: [expect.objectContaining({ type: 'paragraph' })] },
      {
        __component: 'block.media',
        picture: expect.objectContaining({ name: 'wall.jpg', alternativeText: 'A wall' }),
        caption: 'West side',
      },
      { __component: 'block.media', video: 'aqz-KE-bpKQ', caption: 'https://youtu.be/aqz-KE-bpKQ' },
      { __component: 'block.rich-text', text: [expect.objectContaining({ type: 'paragraph' })] },
    ])
  })
})

describe('files within a text', () => {
  it('get their addresses here; a picture that cannot be had is left out, a file stays where it is', async () => {
    const blog = await startStandInWordpress([])
    const at = (name: string) => fileAt(new URL(`/wp-content/uploads/${name}`, blog.url), 'A wall')
    const [good, lost] = [markFor(PICTURE_MARK, at('wall.jpg')), markFor(PICTURE_MARK, at('lost.gif'))]
    const [prices, sheet] = [markFor(FILE_MARK, at('map.png')), markFor(FILE_MARK, at('lost.pdf'))]
    const text = `![A](${good}) [![B](${lost})](/b) <table><tr><td rowspan="2"><img src="${lost}" alt="B">x</td></tr></table>
[Map](${prices}) [Prices](${sheet}) import-file:words import-picture:e30`
    const target = {
      upload: async ({ name }: { name: string }) => ({ id: name === 'wall.jpg' ? 1 : 2 }),
      file: async (id: number) => ({ path: `/uploads/${id}.jpg` }),
    }
    const tools = {
      ...{ target, journal: { file: () => null, noteFile: () => undefined }, decorative: false, token: '' },
      ...{ from: new URL(blog.url), fileHosts: new Set([new URL(blog.url).host]), signal: AbortSignal.timeout(9_000) },
      ...{ count: () => undefined, countBare: () => undefined },
    }
    const whole = await withFiles({ text }, tools as unknown as Parameters<typeof withFiles>[1])
    expect(whole).toEqual({
      text: `![A](/uploads/1.jpg)  <table><tr><td rowspan="2">x</td></tr></table>
[Map](/media/2.jpg) [Prices](${blog.url}/wp-content/uploads/lost.pdf) import-file:words import-picture:e30`,
    })
    await blog.stop()
  })
})

describe('a text of a WordPress', () => {
  const html = `<h2>T &amp; R</h2><p>1 &lt; 2, &amp;lt; <a href="/old">l<strong>k</strong></a><script>x()</script></p>
    <figure><img src="x"><figcaption>Under it</figcaption></figure>loose words<ul><li>one<ol><li>two</li></ol></li></ul>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table><form><input></form>`
  const place = { link: () => '/blog/new', picture: () => '' }
  const text = readWordpressText(html, place)
  const markdownOf = (words: string) => readWordpressText(words, { ...place, link: (href) => href }).markdown
  const blocksOf = (words: string) => readWordpressText(words, { ...place, link: (href) => href }).blocks

  it('becomes Markdown, in which no letter becomes an element', () => {
    expect(text.markdown).toContain('## T & R\n\n1 &lt; 2, &amp;lt; [l**k**](/blog/new)')
    expect(text.markdown).toMatch(/\| A\s+\| B\s+\|/)
    expect(text.markdown).not.toMatch(/<|x\(\)/)
  })

  it('becomes blocks', () => {
    expect(text.blocks.map(({ type }) => type)).toEqual([
      ...['heading', 'paragraph', 'paragraph', 'paragraph', 'list', 'paragraph', 'paragraph'],
    ])
    expect(text.blocks[1]?.children?.[1]).toMatchObject({ type: 'link', url: '/blog/new' })
    expect(text.blocks[4]).toMatchObject({
      format: 'unordered',
      children: [{ type: 'list-item' }, { type: 'list', format: 'ordered' }],
    })
  })

  it('keeps what stands above and below the line', () => {
    expect(markdownOf('<p>m<sup>2</sup>, CO<sub>2</sub></p>')).toBe('m<sup>2</sup>, CO<sub>2</sub>')
    const [{ children = [] } = {}] = blocksOf('<p>m<sup>2</sup>, CO<sub>2</sub>, 1<sup>st</sup></p>')
    expect(children.map((child) => child.text).join('')).toBe('m², CO₂, 1st')
  })

  it('keeps cells over several rows and columns', () => {
    const table = '<table><tr><td rowspan="2">A</td><td>1</td></tr><tr><td>2</td></tr></table>'
    expect(markdownOf(`<p>x</p>${table}<p>y</p>`)).toMatch(/^x\n\n<table>.*rowspan="2".*<\/table>\n\ny$/s)
  })

  it('keeps the blanks of preformatted words', () => {
    expect(markdownOf('<pre>a  b\n\n  c &amp; <br>d</pre>')).toBe('```\na  b\n\n  c & \nd\n```')
    expect(markdownOf('<pre>a  <strong>b</strong></pre>')).toBe('<pre>a  <strong>b</strong></pre>')
    expect(blocksOf('<pre>a  b\n  c</pre>')).toEqual([
      { type: 'code', children: [{ type: 'text', text: 'a  b\n  c' }] },
    ])
  })

  it('keeps footnotes and the places to which they lead', () => {
    const notes =
      '<p>Rents<sup class="fn" data-fn="n"><a id="n-link" href="#n">1</a></sup></p><ol><li id="n">Source <a href="#n-link">↩</a></li></ol>'
    expect(markdownOf(notes)).toBe(
      'Rents<sup><a href="#n" id="n-link">1</a></sup>\n\n1.  <a id="n"></a>Source [↩](#n-link)',
    )
    expect(markdownOf('<h2 id="unasked">Heading</h2>')).toBe('## Heading')
  })

  it('shows films and frames as links', () => {
    expect(markdownOf('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A film"></iframe>')).toBe(
      '[A film](https://www.youtube.com/watch?v=aqz-KE-bpKQ)',
    )
    expect(markdownOf('<p>https://youtu.be/aqz-KE-bpKQ</p>')).toContain('(https://youtu.be/aqz-KE-bpKQ)')
  })

  it('keeps whom a quotation cites apart from its words, and one link to a file', () => {
    const quote = '<blockquote><p>One.</p><p>Two.</p><cite>Ravi</cite></blockquote><p>In <cite>Stones</cite></p>'
    expect(markdownOf(quote)).toBe('> One.\n> \n> Two.\n> \n> Ravi\n\nIn _Stones_')
    expect(
      blocksOf(quote)[0]
        ?.children?.map((child) => child.text)
        .join(''),
    ).toBe('One.\nTwo.\nRavi')
    const file = '<div><a href="/a.pdf">a</a><a class="wp-block-file__button" href="/a.pdf">Download</a></div>'
    expect(markdownOf(file)).toBe('[a](/a.pdf)')
  })

  it('says what is left out', () => {
    expect(text.leftOut).toEqual(['not taken from within the text: 1 form'])
    expect(readWordpressText('[vc_row a="b"]Words[/vc_row]')).toMatchObject({
      markdown: 'Words',
      leftOut: ['shortcodes were left out: vc_row'],
    })
    expect(readWordpressText('A &#8211; &amp; <b>B</b><sub>2</sub>').plain).toBe('A – & B2')
  })
})
