import { parseList, type ReadCall, type RecordSchema, reads } from '@ashlar/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readOffersOf } from './services'

const answers = vi.hoisted(() => new Map<ReadCall, readonly object[]>())

vi.mock('../library/library', async (original) => ({
  ...(await original<object>()),
  collection: <T>(call: ReadCall, schema: RecordSchema<T>, arrange = (records: readonly T[]) => records) => {
    return async () => arrange(parseList(schema, { data: answers.get(call) ?? [] }).records)
  },
}))

/** A record as the backend sends it. */
const offer = (id: number, PageName: string) => ({
  id,
  ...{ WhatService: 'Retail', PageName, Title: `Offer ${id}`, Description: 'x', Sequence: id, Link: '/services' },
})

beforeEach(() => answers.clear())

const idsOf = async (service: { slug: string; title: string }) =>
  (await readOffersOf(service)).map(({ title }) => title)

describe('the offers of a service', () => {
  it('are those that name the page of the service', async () => {
    answers.set(reads.services, [offer(2, 'Land'), offer(1, 'Land'), offer(3, 'Retail')])
    expect(await idsOf({ slug: 'land', title: 'Land' })).toEqual(['Offer 1', 'Offer 2'])
  })

  it('on the retail page come from a call of their own, also after editors have changed its title', async () => {
    answers.set(reads.retailPageServices, [offer(4, 'Retail')])
    expect(await idsOf({ slug: 'retail', title: 'Retail' })).toEqual(['Offer 4'])
    expect(await idsOf({ slug: 'retail', title: 'Shops' })).toEqual(['Offer 4'])
  })

  it('of retail still come from that call when the page gets another address', async () => {
    answers.set(reads.retailPageServices, [offer(4, 'Retail')])
    answers.set(reads.formerAddresses, [{ id: 1, formerPath: '/services/retail', newPath: '/services/shops' }])
    expect(await idsOf({ slug: 'shops', title: 'Shops' })).toEqual(['Offer 4'])
  })

  it('on another page with the title of retail are not those of retail', async () => {
    answers.set(reads.retailPageServices, [offer(4, 'Retail')])
    expect(await idsOf({ slug: 'malls', title: 'Retail' })).toEqual([])
  })
})
