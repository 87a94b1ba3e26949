import { describe, expect, it } from 'vitest'
import { type Post, parseList, post } from '../src/index.js'

const NOTHING = { searchTitle: '', searchDescription: '', sharePicture: null }
const TITLE = 'Carpet &#038; area'
const FEATURED = 'https://blog.example/wp-content/uploads/flat.jpg'

function sharingIn(head: unknown): Post['sharing'] | undefined {
  const wire = {
    id: 7,
    slug: 'carpet-area',
    date: '2026-09-14T09:30:00',
    title: { rendered: TITLE },
    yoast_head_json: head,
    _embedded: { 'wp:featuredmedia': [{ source_url: FEATURED }] },
  }
  return parseList(post, [wire]).records[0]?.sharing
}

describe('what a blog says of a post for search engines', () => {
  it('is nothing without the plugin, or when the plugin is broken', () => {
    for (const head of [undefined, null, [], 'no', { title: 7 }]) expect(sharingIn(head)).toEqual(NOTHING)
  })

  it('is nothing where the plugin filled in what the post has anyway', () => {
    const head = { title: `${TITLE} - The firm`, og_site_name: 'The firm', og_image: [{ url: FEATURED, width: 1600 }] }
    expect(sharingIn(head)).toEqual(NOTHING)
  })

  it('is what editors wrote, without the name of their site', () => {
    const url = 'https://blog.example/wp-content/uploads/card.jpg'
    const head = {
      title: 'Three areas | The firm',
      description: 'Which area the law means.',
      og_site_name: 'The firm',
      og_image: [{ url, width: 1200, height: 630, type: 'image/jpeg' }],
    }
    expect(sharingIn(head)).toEqual({
      searchTitle: 'Three areas',
      searchDescription: 'Which area the law means.',
      sharePicture: { url, alt: '', width: 1200, height: 630, version: null, focal: null },
    })
  })
})
