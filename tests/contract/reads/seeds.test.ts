import { expect, it } from 'vitest'
import { booleansOf, differencesOf, withFlippedBoolean } from './seeds'

const seed = {
  $key: 'house',
  title: 'House',
  headline: 'By the sea',
  flagship: true,
  price: 12000000,
  picture: { $media: 'house.jpg', alt: 'A house' },
  faq: [{ question: 'Where?', answer: 'Here.' }],
  note: null,
}

/** In the format of the wire: ids, a file for the picture, large numbers as text. */
const record = {
  id: 7,
  title: 'House',
  headline: 'By the sea',
  flagship: true,
  price: '12000000',
  picture: { id: 3, url: '/uploads/house.jpg' },
  faq: [{ id: 1, question: 'Where?', answer: 'Here.' }],
  note: null,
}

it('a record with all values of its seed does not differ', () => {
  expect(differencesOf(seed, record)).toEqual([])
})

it.each([
  ['fields are exchanged', { title: 'By the sea', headline: 'House' }, ['title', 'headline']],
  ['a boolean is lost', { flagship: undefined }, ['flagship']],
  ['a boolean is turned round', { flagship: false }, ['flagship']],
  [
    'parts exchange their fields',
    { faq: [{ question: 'Here.', answer: 'Where?' }] },
    ['faq.0.question', 'faq.0.answer'],
  ],
  ['a part is missing', { faq: [] }, ['faq']],
  ['a file is missing', { picture: null }, ['picture']],
  ['something is there that nobody wrote', { note: 'x' }, ['note']],
])('a record differs where %s', (_, change, paths) => {
  const differences = differencesOf(seed, { ...record, ...change })
  expect(differences.map((difference) => difference.split(':')[0])).toEqual(paths)
})

it('a boolean is found and inverted at any depth', () => {
  const value = { a: [{ b: false }], c: true, d: 'x' }
  expect(booleansOf(value)).toEqual([['a', '0', 'b'], ['c']])
  expect(withFlippedBoolean(value, ['a', '0', 'b'])).toEqual({ a: [{ b: true }], c: true, d: 'x' })
  expect(value.a[0]?.b).toBe(false)
})
