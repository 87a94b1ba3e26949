import { describe, expect, it } from 'vitest'
import { readCopyOptions } from '../../scripts/copy-site/main.mjs'
import { fitFields } from '../../scripts/import/fit-record.mjs'
import type { ImportModel } from '../../scripts/import/models.mjs'
import { readImportOptions } from '../../scripts/import/options.mjs'
import { FilePlace } from '../../scripts/import/source-record.mjs'
import { readWordpress } from '../../scripts/import/wordpress-source.mjs'
import { readWordpressText } from '../../scripts/import/wordpress-text.mjs'
import { startStandInWordpress, wordpressPost } from '../support/services/stand-in-wordpress.js'

const ACCOUNT = { IMPORT_EMAIL: 'a@ashlar.example', IMPORT_PASSWORD: 'x' }
const options = (args: readonly string[], env = {}) => readImportOptions(args, { ...ACCOUNT, ...env }, 1337)

describe('the options of an import', () => {
  it('name a source, ours on this machine, and the hosts of files', () => {
    const read = options(['--from-strapi', 'https://old.example/cms', '--files-from', 'cdn.example, b.example'])
    expect(read.from.href).toBe('https://old.example/cms/')
    expect(read.to.href).toBe('http://127.0.0.1:1337/')
    expect([...read.fileHosts]).toEqual(['old.example', 'cdn.example', 'b.example'])
  })

  it.each([
    [[]],
    [['--from-strapi', 'ftp://old.example']],
    [['--from-strapi', 'https://a.example', '--from-wordpress', 'https://b.example']],
    [['--from-wordpress', 'https://me:secret@old.example']],
    [['--from-wordpress', 'https://old.example', '--token', 'secret']],
  ])('%j are refused', (args) => {
    expect(() => options(args)).toThrow('Nothing was imported.')
  })

  it('need an account from the environment', () => {
    expect(() => options(['--from-strapi', 'https://a.example'], { IMPORT_PASSWORD: '' })).toThrow(
      'Nothing was imported.',
    )
  })
})

it('a copy has exactly one source', () => {
  expect(readCopyOptions(['--send'])).toMatchObject({ mode: 'send', replace: false })
  expect(readCopyOptions(['--from', '/srv/data', '--replace'])).toMatchObject({ mode: 'from', from: '/srv/data' })
  for (const args of [[], ['--send', '--receive'], ['--from', '/srv/data', '--send'], ['--to', 'x']]) {
    expect(() => readCopyOptions(args)).toThrow('Nothing was copied.')
  }
})

describe('a record of the source', () => {
  const components = new Map([['page.section', { heading: { type: 'string' }, picture: { type: 'media' } }]])
  const attributes = {
    title: { type: 'string' },
    picture: { type: 'media' },
    gallery: { type: 'media', multiple: true },
    sections: { type: 'component', component: 'page.section', repeatable: true },
    blocks: { type: 'dynamiczone', components: ['page.section'] },
  }
  const fitted = (fields: Record<string, unknown>) => {
    const left: string[] = []
    const base = new URL('https://old.example/cms/')
    return { fitted: fitFields(fields, attributes, { components, base, leave: (place) => left.push(place) }), left }
  }
  const file = { url: '/uploads/a.jpg', name: 'a.jpg', alternativeText: 'A stone' }

  it.each([
    ['Strapi 5', file, [file]],
    ['Strapi 4', { data: { id: 1, attributes: file } }, { data: [{ id: 1, attributes: file }] }],
  ])('of %s keeps what has a place here, in parts and blocks too', (_version, one, many) => {
    const { fitted: kept, left } = fitted({
      ...{ id: 7, documentId: 'x', locale: 'en', title: 'T', picture: one, gallery: many, mood: 'glad', empty: null },
      sections: [{ id: 1, heading: 'H', picture: one, colour: 'red' }],
      blocks: [{ __component: 'page.section', heading: 'B' }, { __component: 'old.map' }],
    })
    expect(kept).toEqual({
      title: 'T',
      picture: expect.any(FilePlace),
      gallery: [expect.any(FilePlace)],
      sections: [{ heading: 'H', picture: expect.any(FilePlace) }],
      blocks: [{ __component: 'page.section', heading: 'B' }],
    })
    expect((kept.picture as FilePlace).file).toMatchObject({
      url: 'https://old.example/uploads/a.jpg',
      alternativeText: 'A stone',
    })
    expect(left).toEqual(['mood', 'sections.colour', 'blocks.old.map'])
  })
})

describe('a WordPress', () => {
  const read = async (posts: Readonly<Record<string, unknown>>[]) => {
    const blog = await startStandInWordpress(posts)
    const said: string[] = []
    const records = []
    try {
      const source = readWordpress({
        from: new URL(`${blog.url}/`),
        token: '',
        models: [{ model: 'post' }] as unknown as readonly ImportModel[],
        signal: AbortSignal.timeout(20_000),
        say: (line) => said.push(line),
      })
      for await (const record of source) records.push(record)
    } finally {
      await blog.stop()
    }
    return { records, said }
  }

  it('gives what is for everybody, and names what is not', async () => {
    const { records, said } = await read([
      wordpressPost(1, 'plain'),
      wordpressPost(2, 'embargoed', { content: { rendered: '', protected: true } }),
      wordpressPost(3, 'memo', { status: 'private' }),
    ])
    expect(records.map(({ id }) => id)).toEqual(['post 1'])
    expect(said).toEqual([expect.stringMatching(/^post 2 .*not taken$/), expect.stringMatching(/^post 3 .*not taken$/)])
  })

  it('dates a post by its own clock when UTC is missing', async () => {
    const { records } = await read([
      wordpressPost(1, 'whole'),
      wordpressPost(2, 'zeros', { date_gmt: '0000-00-00T00:00:00' }),
    ])
    const moments = records.map(({ fields }) => new Date(String(fields.date)).toISOString())
    expect(moments).toEqual(['2026-11-21T19:00:00.000Z', '2026-11-21T19:00:00.000Z'])
  })
})

describe('a text of a WordPress', () => {
  const html = `<h2>T &amp; R</h2><p>1 &lt; 2, &amp;lt; <a href="/old">l<strong>k</strong></a><script>x()</script></p>
    <figure><img src="x"><figcaption>Under it</figcaption></figure>loose words<ul><li>one<ol><li>two</li></ol></li></ul>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table><iframe src="y"></iframe><img src="z">`
  const text = readWordpressText(html, () => '/blog/new')

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

  it('says what is left out', () => {
    expect(text.leftOut).toEqual([
      'not taken from within the text: 2 pictures',
      'not taken from within the text: 1 frame',
    ])
    expect(readWordpressText('A &#8211; &amp; <b>B</b>').plain).toBe('A – & B')
  })
})
