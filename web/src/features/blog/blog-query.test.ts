import { describe, expect, it } from 'vitest'
import { blogHref, postFilterOf, readBlogQuery } from './blog-query'

const homes = { id: 7, slug: 'homes', name: 'Homes', count: 9 }
const nandita = { id: 4, slug: 'nandita-kelkar', name: 'Nandita Kelkar' }

const asked = (parameters: Record<string, string | string[]>) => readBlogQuery(parameters, [homes], [nandita])

describe('the address of the blog', () => {
  it('selects a category or an author, and a page', () => {
    const { query, ignored } = asked({ category: 'Homes', page: '2' })
    expect(query).toEqual({ category: homes, author: null, page: 2 })
    expect(ignored).toEqual([])
    expect(blogHref(query)).toBe('/blog?category=homes&page=2')
    expect(postFilterOf(query)).toEqual({ category: 7 })
    expect(postFilterOf(asked({ author: 'nandita-kelkar' }).query)).toEqual({ author: 4 })
  })

  it('drops unknown values, and tells the visitor', () => {
    for (const parameters of [{ category: 'gossip' }, { author: 'nobody' }, { category: ['x', 'homes'] }]) {
      const { query, ignored } = asked(parameters)
      expect(blogHref(query)).toBe('/blog')
      expect(ignored).toHaveLength(1)
    }
  })

  it('uses the category where both are given', () => {
    const { query, ignored } = asked({ category: 'homes', author: 'nandita-kelkar' })
    expect(blogHref(query)).toBe('/blog?category=homes')
    expect(ignored).toHaveLength(1)
  })

  it('starts at the first page when the page number is invalid', () => {
    for (const page of ['0', '-1', '1.5', 'two', '1e9', '']) expect(asked({ page }).query.page).toBe(1)
  })
})
