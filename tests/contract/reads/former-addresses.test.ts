import { formerAddress, parseList, reads } from '@ashlar/contract'
import { beforeAll, expect, it } from 'vitest'
import { Admin, type Type } from '../../support/visiting/admin'
import { get } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { seedsOf } from './seeds'

/** Redirects, without those of the seeds. */
async function addressesOf(backend: Backend): Promise<Record<string, string>> {
  const { path, query } = reads.formerAddresses
  const seeded = seedsOf('former-addresses').map((seed) => seed.formerPath)
  const { body } = await get(backend, path, {
    token: backend.stack.tokens.read,
    query: { ...query, 'pagination[pageSize]': '100' },
  })
  const { records } = parseList(formerAddress, body)
  return Object.fromEntries(records.filter(({ from }) => !seeded.includes(from)).map(({ from, to }) => [from, to]))
}

describeOnEachDatabase('the former addresses', (backend) => {
  let admin: Admin
  beforeAll(async () => {
    admin = await Admin.register(backend.stack.contentUrl)
  })

  it('are only those of the seeds after a first start', async () => {
    expect(await addressesOf(backend)).toEqual({})
  })

  it.each([
    ['project', '/projects/'],
    ['report', '/insights/research-reports/'],
    ['post', '/blog/'],
    ['vodcast', '/insights/knowledge-exchange/'],
    ['opening', '/careers/'],
  ] as const)('tell where a renamed %s went, and nothing when it is deleted', async (type, before) => {
    const record = await admin.create(type, { ...bareOf(type), slug: 'first-name' })
    await admin.save(type, record, { slug: 'a-draft' })
    expect(await addressesOf(backend)).toEqual({})
    await admin.publish(type, record, { slug: 'second-name' })
    expect(await addressesOf(backend)).toEqual({ [`${before}first-name`]: `${before}second-name` })
    await admin.delete(type, record)
    expect(await addressesOf(backend)).toEqual({})
  })

  it('cover a page by its path, and a record that was unpublished in between', async () => {
    const page = await admin.create('page', { path: '/quoins', title: 'Quoins', heading: 'Quoins' })
    await admin.unpublish('page', page)
    await admin.publish('page', page, { path: '/services/quoins' })
    expect(await addressesOf(backend)).toEqual({ '/quoins': '/services/quoins' })
    await admin.unpublish('page', page)
    await admin.delete('page', page)
    expect(await addressesOf(backend)).toEqual({})
  })

  it('lead to the newest of several names, and never away from an address in use', async () => {
    const opening = await admin.create('opening', { ...bareOf('opening'), slug: 'one' })
    await admin.publish('opening', opening, { slug: 'two' })
    await admin.publish('opening', opening, { slug: 'three' })
    expect(await addressesOf(backend)).toEqual({ '/careers/one': '/careers/three', '/careers/two': '/careers/three' })
    const other = await admin.create('opening', { ...bareOf('opening'), slug: 'two' })
    expect(await addressesOf(backend)).toEqual({ '/careers/one': '/careers/three' })
    await admin.publish('opening', opening, { slug: 'one' })
    expect(await addressesOf(backend)).toEqual({ '/careers/three': '/careers/one' })
    for (const record of [opening, other]) await admin.delete('opening', record)
    expect(await addressesOf(backend)).toEqual({})
  })
})

/** The required fields of a record, by type. */
function bareOf(type: Type): Record<string, unknown> {
  const words = { title: 'Quoins', name: 'Quoins' }
  switch (type) {
    case 'project':
      return { ...words, propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch' }
    case 'post':
      return { ...words, date: '2026-11-20T09:30:00.000Z' }
    case 'report':
      return { ...words, publishedOn: '2026-11-20' }
    default:
      return words
  }
}
