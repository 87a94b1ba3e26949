import { describe, expect, it } from 'vitest'
import { uidOf } from '../content-models'
import type { Fields } from './faults'
import { pageRule } from './page-rules'

const quote = { __component: 'block.quote', quote: 'Yes.', name: 'A. Rao' }
const faultsOf = async (record: Fields) =>
  pageRule({
    model: 'page',
    uid: uidOf('page'),
    record,
    published: { all: async () => [] },
    seenFrom: new Date(),
  })

describe('a page', () => {
  it('has blocks only at an address that shows them', async () => {
    expect(await faultsOf({ path: '/', blocks: [quote] })).toEqual([])
    expect(await faultsOf({ path: '/services/residential', blocks: [quote] })).toEqual([])
    expect(await faultsOf({ path: '/careers', blocks: [] })).toEqual([])
    expect(await faultsOf({ path: '/careers', blocks: [quote] })).toMatchObject([{ path: ['blocks'] }])
  })

  it('has no form that its address has already', async () => {
    const form = { __component: 'block.form', form: 'call-back' }
    expect(await faultsOf({ path: '/moving', blocks: [form] })).toEqual([])
    expect(await faultsOf({ path: '/services/residential', blocks: [form] })).toMatchObject([
      { path: ['blocks', 0, 'form'] },
    ])
  })

  it('has no block with a section’s anchor', async () => {
    const record = { path: '/moving', sections: [{ anchor: 'fees' }], blocks: [{ ...quote, anchor: 'fees' }] }
    expect(await faultsOf(record)).toMatchObject([{ path: ['blocks', 0, 'anchor'] }])
  })
})
