import { describe, expect, it } from 'vitest'
import { wordpressDates } from './ids-and-dates'
import { type StoredPost, toWordpress } from './post'
import { InvalidParameter, readPostQuery } from './query'
import { namesWithIds, toAuthor, toCategory } from './terms'
import { encodeText, renderContent, renderExcerpt } from './text'

const post: StoredPost = {
  documentId: 'bcm184pkcbifdketqjt5az3z',
  title: 'Carpet area & the brochure’s number',
  slug: 'carpet-area',
  date: '2026-06-18T04:00:00.000Z',
  excerpt: null,
  content: null,
  author: 'Meera Iyer',
  category: 'Law & duty',
  picture: {
    id: 7,
    url: '/uploads/a.jpg',
    alternativeText: 'A flat',
    width: 1600,
    height: 1000,
    updatedAt: '2026-10-05T06:07:08.900Z',
  },
}

describe('dates', () => {
  it('are local to India, across midnight too', () => {
    expect(wordpressDates('2026-12-31T20:00:00.000Z')).toEqual({
      date: '2027-01-01T01:30:00',
      date_gmt: '2026-12-31T20:00:00',
    })
  })
})

describe('text', () => {
  it('is encoded as WordPress does', () => {
    expect(encodeText('A & B’s “<new>” – &amp; …')).toBe(
      'A &#038; B&#8217;s &#8220;&lt;new&gt;&#8221; &#8211; &#038;amp; &#8230;',
    )
  })

  it('is Markdown with HTML', () => {
    expect(renderContent('One **two**')).toBe('<p>One <strong>two</strong></p>\n')
    expect(renderContent('<p>One <b>two</b></p>')).toBe('<p>One <b>two</b></p>')
  })

  it('is empty when there is no excerpt', () => {
    expect(renderExcerpt(' ')).toBe('')
    expect(renderExcerpt('Short & sweet')).toBe('<p>Short &#038; sweet</p>\n')
  })
})

describe('the query', () => {
  it('has the defaults of WordPress', () => {
    expect(readPostQuery({})).toEqual({
      perPage: 10,
      page: 1,
      order: 'desc',
      slug: null,
      search: null,
      categories: [],
      authors: [],
      embed: [],
    })
  })

  it.each([
    ['per_page', '0'],
    ['per_page', '101'],
    ['per_page', 'ten'],
    ['page', '-1'],
    ['order', 'up'],
    ['orderby', 'rand'],
    ['categories', 'law'],
    ['author', '1,'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readPostQuery({ [name]: value })).toThrow(new InvalidParameter(name))
  })

  it('reads ids, one or many', () => {
    expect(readPostQuery({ categories: '7', author: ['8,9', '10'] })).toMatchObject({
      categories: [7],
      authors: [8, 9, 10],
    })
  })

  it.each([
    ['', 'all'],
    ['1', 'all'],
    ['true', 'all'],
    ['wp:featuredmedia', ['wp:featuredmedia']],
    ['author,wp:term', ['author', 'wp:term']],
  ])('reads _embed=%s', (value, embed) => {
    expect(readPostQuery({ _embed: value }).embed).toEqual(embed)
  })
})

describe('categories and authors', () => {
  it('have the ids that posts refer to', () => {
    const { author, categories } = toWordpress(post, [])
    expect(toAuthor({ name: 'Meera Iyer', count: 1 })).toMatchObject({ id: author, slug: 'meera-iyer' })
    const category = toCategory({ name: 'Law & duty', count: 3 })
    expect(category).toMatchObject({ id: categories[0], name: 'Law &#038; duty', slug: 'law-duty', count: 3 })
    expect(namesWithIds([category.id], [{ name: 'Law & duty', count: 3 }])).toEqual(['Law & duty'])
    expect(namesWithIds([1], [{ name: 'Law & duty', count: 3 }])).toEqual([])
  })

  it('keep the letters of their script in their addresses', () => {
    expect(toAuthor({ name: 'मीरा अय्यर', count: 1 }).slug).toBe('मीरा-अय्यर')
  })
})

describe('a post', () => {
  it('keeps its id in any row', () => {
    const { id } = toWordpress(post, [])
    expect(Number.isSafeInteger(id)).toBe(true)
    expect(toWordpress({ ...post, title: 'Other' }, []).id).toBe(id)
  })

  it('embeds only what is asked for', () => {
    expect(toWordpress(post, [])).not.toHaveProperty('_embedded')
    expect(Object.keys(toWordpress(post, ['wp:featuredmedia'])._embedded ?? {})).toEqual(['wp:featuredmedia'])
    expect(Object.keys(toWordpress(post, 'all')._embedded ?? {})).toEqual(['author', 'wp:featuredmedia', 'wp:term'])
  })

  it('shows pictures of the media library within its text with their sizes and words', () => {
    const content = '![](https://cms.example/uploads/wall_1.jpg) and ![Ours](/uploads/b.png)'
    const known = {
      url: '/uploads/wall_1.jpg',
      width: 640,
      height: 360,
      alternativeText: 'A "wall"',
      updatedAt: '2026-11-20T10:00:00Z',
    }
    const { rendered } = toWordpress({ ...post, content }, [], new Map([[known.url, known]])).content
    expect(rendered).toBe(
      '<p><img src="/uploads/wall_1.jpg" alt="A &quot;wall&quot;" width="640" height="360" data-version="2026-11-20T10:00:00.000Z"> and <img src="/uploads/b.png" alt="Ours"></p>\n',
    )
  })

  it('says what editors wrote for search engines, and nothing where they wrote nothing', () => {
    expect(toWordpress(post, [])).not.toHaveProperty('yoast_head_json')
    const written = { ...post, searchTitle: 'Area & law', searchDescription: '', sharePicture: post.picture }
    expect(toWordpress(written, []).yoast_head_json).toEqual({
      title: 'Area &#038; law',
      og_image: [
        {
          url: '/uploads/a.jpg',
          width: 1600,
          height: 1000,
          alt_text: 'A flat',
          modified_gmt: '2026-10-05T06:07:08',
        },
      ],
    })
  })

  it('has no media record without a picture', () => {
    expect(toWordpress({ ...post, picture: null }, ['wp:featuredmedia'])).not.toHaveProperty('_embedded')
  })
})
