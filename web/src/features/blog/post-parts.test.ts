import { expect, it } from 'vitest'
import { withParts } from './post-parts'

it('the parts of a post are between its headings, each with an address of its own', () => {
  const { html, parts } = withParts(
    '<p>First.</p><h2>Rent &amp; rates</h2><p>Four</p><h3>Less</h3><h2>Rent &amp; rates</h2><p>Longer</p><h2>…</h2>',
  )
  expect(html).toBe(
    '<p>First.</p><h2 id="rent-rates">Rent &amp; rates</h2><p>Four</p><h3>Less</h3>' +
      '<h2 id="rent-rates-2">Rent &amp; rates</h2><p>Longer</p><h2>…</h2>',
  )
  expect(parts).toEqual([
    { id: 'rent-rates', heading: 'Rent & rates', length: 9 },
    { id: 'rent-rates-2', heading: 'Rent & rates', length: 6 },
  ])
})

it('a post without headings has no parts', () => {
  expect(withParts('<p>One.</p>')).toEqual({ html: '<p>One.</p>', parts: [] })
})

it('a heading keeps the id to which the text itself links', () => {
  expect(withParts('<h2 id="post-prices">Prices</h2><p>x</p>')).toEqual({
    html: '<h2 id="post-prices">Prices</h2><p>x</p>',
    parts: [{ id: 'post-prices', heading: 'Prices', length: 1 }],
  })
})
