import { expect, it } from 'vitest'
import { contentModels } from '../content-models'
import { pageOfRecord } from './page-of-record'

/** One only redirects; texts in another language are shown on the pages of their records. */
const WITHOUT_PAGE = ['former-address', 'translation']

it('exists for every type that the site shows', () => {
  const record = { slug: 'quoins', path: '/quoins' }
  const without = contentModels.map(({ model }) => model).filter((model) => pageOfRecord(model, record) === null)
  expect(without).toEqual(WITHOUT_PAGE)
})

it('is the record’s own, with its draft’s address, when it has one', () => {
  expect(pageOfRecord('consolidated-project', { slug: 'quoins' })).toBe('/projects/quoins')
  expect(pageOfRecord('page', { path: '/services/land' })).toBe('/services/land')
  expect(pageOfRecord('post', { slug: '' })).toBeNull()
})
