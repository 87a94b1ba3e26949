import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const PROJECT = 'consolidated-project'

describe('a record that others name', () => {
  let backend: Backend
  let boss: Editor
  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'demo', { ...ADMIN_ENV, LANGUAGES: 'hi' })
    boss = await Editor.signIn(backend)
  })
  afterAll(() => backend?.stack?.stop())

  const publishNew = (model: string, fields: object) => boss.publishNew(model, fields)
  const mentionsOf = async (model: string, id: string) =>
    listAt(await boss.must('GET', `/record-mentions/${uidOf(model)}?ids=${id}`), 'mentions')
  const copyOf = (model: string, id: string) =>
    boss.must('POST', `/content-manager/collection-types/${uidOf(model)}/auto-clone/${id}`, {})
  const publishedOf = async (model: string, id: string) =>
    valueAt(await boss.must('GET', `/content-manager/collection-types/${uidOf(model)}/${id}?status=published`), 'data')

  it('is found with the fields that name it, in parts and blocks, and with the links and redirects to its page', async () => {
    const house = await publishNew(PROJECT, { name: 'Mason House', slug: 'mason-house' })
    const block = { __component: 'block.projects', heading: 'Homes', projects: ['heron-bend', 'mason-house'] }
    const page = await publishNew('page', {
      path: '/masons',
      nextStepLabel: 'See',
      nextStepLink: '/hi/projects/mason-house?x=1',
      blocks: [block],
    })
    const moved = await publishNew('former-address', { formerPath: '/old-mason', newPath: '/projects/mason-house' })
    expect(await mentionsOf(PROJECT, house)).toEqual([
      expect.objectContaining({ documentId: moved, isRedirect: true }),
      expect.objectContaining({
        documentId: page,
        isLive: true,
        isRedirect: false,
        fields: ['Blocks, 1 (Projects), Projects, 2', 'Next step, link'],
      }),
    ])
  })

  it('is asked about with others at once, and told apart from records of the same name', async () => {
    const ids: string[] = []
    for (const name of ['Bulk House', 'Bulk Tower']) {
      ids.push(await publishNew(PROJECT, { name, slug: name.toLowerCase().replace(' ', '-') }))
    }
    const block = { __component: 'block.projects', heading: 'Homes', projects: ['bulk-house', 'bulk-tower'] }
    const page = await publishNew('page', { path: '/bulk', blocks: [block] })
    for (const heading of ['First', 'Second']) {
      const items = [{ title: 'See', link: '/projects/bulk-house' }]
      const menu = { menu: 'Technology', sequence: 9, heading, items }
      await boss.must('POST', `/content-manager/collection-types/${uidOf('menu-structure')}`, menu)
    }
    const at = `/record-mentions/${uidOf(PROJECT)}?ids=${ids.join(',')}`
    const answer = await boss.must('GET', at)
    expect(answer).toMatchObject({ others: 0, staying: [] })
    expect(listAt(answer, 'mentions')).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^Menu “Technology”, [\w ]+: First$/), isLive: false }),
      expect.objectContaining({ name: expect.stringMatching(/^Menu “Technology”, [\w ]+: Second$/) }),
      expect.objectContaining({
        documentId: page,
        fields: ['Blocks, 1 (Projects), Projects, 1 (bulk-house)', 'Blocks, 1 (Projects), Projects, 2 (bulk-tower)'],
      }),
    ])
    expect((await boss.call('GET', `/record-mentions/${uidOf(PROJECT)}?ids=${ids[0]},none`)).status).toBe(404)
    expect((await boss.call('GET', `/record-mentions/${uidOf(PROJECT)}`)).status).toBe(400)
  })

  it('stays when every page needs it, also when all that could stand in for it go at once', async () => {
    const list = `/content-manager/collection-types/${uidOf('menu-structure')}`
    const menus = listAt(await boss.must('GET', `${list}?pageSize=100`), 'results')
    const all = menus
      .filter((one) => textAt(one, 'menu') === 'Services' && textAt(one, 'status') === 'published')
      .map((one) => textAt(one, 'documentId'))
    expect(all.length).toBeGreaterThan(1)
    const reason = 'Menu: this is all of Services, which every page shows; change its links.'
    const asked = await boss.must('GET', `/record-mentions/${uidOf('menu-structure')}?ids=${all.join(',')}`)
    expect(asked).toMatchObject({ staying: [reason] })
    for (const action of ['bulkUnpublish', 'bulkDelete']) {
      const { status, body } = await boss.call('POST', `${list}/actions/${action}`, { documentIds: all })
      expect([status, textAt(body, 'error', 'message')], action).toEqual([400, expect.stringContaining(reason)])
    }
    const after = listAt(await boss.must('GET', `${list}?pageSize=100`), 'results')
    const stillThere = after.filter((one) => all.includes(textAt(one, 'documentId')))
    expect(stillThere.map((one) => textAt(one, 'status'))).toEqual(all.map(() => 'published'))
    const [one, ...others] = all
    const { status } = await boss.call('POST', `${list}/actions/bulkUnpublish`, { documentIds: others })
    expect(status, `without ${one}`).toBe(200)

    // A second part of the footer does not stand in for the legal links of the first.
    const footer = menus.find((menu) => textAt(menu, 'menu') === 'Footer')
    await publishNew('menu-structure', { menu: 'Footer', sequence: 9 })
    const move = `${list}/${textAt(footer, 'documentId')}/actions/publish`
    const moved = await boss.call('POST', move, { menu: 'Projects' })
    expect(textAt(moved.body, 'error', 'message')).toContain('the footer must keep a link to')
  })

  it('takes those along when it is published under another name, drafts and what is published apart', async () => {
    const city = await publishNew('city', { name: 'Nasik', slug: 'nasik' })
    const house = await publishNew(PROJECT, { name: 'Vine House', slug: 'vine-house', city: 'Nasik' })
    const block = { __component: 'block.projects', heading: 'Homes', projects: ['heron-bend', 'vine-house'] }
    const page = await publishNew('page', { path: '/vines', blocks: [block] })
    await boss.save(PROJECT, house, { headline: 'Only in the draft' })
    await boss.save('city', city, { name: 'Nashik' })
    const checks = await boss.must('GET', `/record-checks/${uidOf('city')}/${city}`)
    expect(listAt(checks, 'hints')[0]).toMatch(/^Name: is “Nasik” on the site; the 1 records that name it follow/)

    expect((await boss.publish('city', city)).status).toBe(200)
    expect(await publishedOf(PROJECT, house)).toMatchObject({ city: 'Nashik', headline: null })
    expect(await boss.read(PROJECT, house)).toMatchObject({
      city: 'Nashik',
      headline: 'Only in the draft',
      status: 'modified',
    })
    await boss.save(PROJECT, house, { slug: 'vineyard-house' })
    expect((await boss.publish(PROJECT, house)).status).toBe(200)
    expect(await publishedOf('page', page)).toMatchObject({ blocks: [{ projects: ['heron-bend', 'vineyard-house'] }] })
    const versions = listAt(await boss.must('GET', `/record-history/${uidOf('page')}/${page}`), 'versions')
    expect(textAt(versions[0], 'event')).toBe('saved')
  })

  it('has the links to its former address changed at one request, of those that the editor may change', async () => {
    const house = await publishNew(PROJECT, { name: 'Old House', slug: 'old-house' })
    const link = '/hi/projects/old-house?x=1#plans'
    const text = [
      { type: 'paragraph', children: [{ type: 'link', url: link, children: [{ type: 'text', text: 'x' }] }] },
    ]
    const page = await publishNew('page', {
      path: '/olds',
      nextStepLabel: 'See',
      nextStepLink: link,
      blocks: [{ __component: 'block.rich-text', text }],
    })
    const content = 'See [it](/projects/old-house) and [its wing](/projects/old-house-wing).'
    const post = await publishNew('post', { title: 'Olds', slug: 'olds', content })
    await boss.save('page', page, { heading: 'Only in the draft' })
    const formerOf = async (who: Editor) => who.must('GET', `/record-mentions/${uidOf(PROJECT)}/${house}/former`)
    expect(await formerOf(boss)).toMatchObject({ from: [], mentions: [] })
    await boss.save(PROJECT, house, { slug: 'new-house' })
    expect((await boss.publish(PROJECT, house)).status).toBe(200)

    const found = await formerOf(boss)
    expect(found).toMatchObject({ from: ['/projects/old-house'], mendable: 2, others: 0 })
    expect(listAt(found, 'mentions').map((one) => [textAt(one, 'documentId'), textAt(one, 'field')])).toEqual([
      [post, 'content'],
      [page, expect.stringMatching(/^(blocks|nextStepLink)$/)],
    ])
    expect(listAt(found, 'mentions')[1]).toMatchObject({
      fields: expect.arrayContaining(['Blocks, 1 (Rich text), Text', 'Next step, link']),
    })
    const writer = await boss.invite('marketing-editor', 'Mira')
    const notHers = await writer.must('POST', `/record-mentions/${uidOf(PROJECT)}/${house}/former/mend`)
    expect(notHers).toMatchObject({ mendable: 0, mentions: [{ documentId: post }, { documentId: page }] })

    const mended = await boss.must('POST', `/record-mentions/${uidOf(PROJECT)}/${house}/former/mend`)
    expect(mended).toMatchObject({ mentions: [], mendable: 0 })
    const to = '/hi/projects/new-house?x=1#plans'
    for (const record of [await publishedOf('page', page), await boss.read('page', page)]) {
      expect(record).toMatchObject({ nextStepLink: to, blocks: [{ text: [{ children: [{ url: to }] }] }] })
    }
    expect(await boss.read('page', page)).toMatchObject({ heading: 'Only in the draft', status: 'modified' })
    expect(await publishedOf('page', page)).not.toMatchObject({ heading: 'Only in the draft' })
    expect(await publishedOf('post', post)).toMatchObject({
      content: 'See [it](/projects/new-house) and [its wing](/projects/old-house-wing).',
    })
    const versions = listAt(await boss.must('GET', `/record-history/${uidOf('page')}/${page}`), 'versions')
    expect(textAt(versions[0], 'event')).toBe('saved')
  })

  it('leaves the name to those who mean another record of that name', async () => {
    const first = await publishNew('industry-dropdown', { title: 'Masonry', value: 'masonry' })
    await publishNew('industry-dropdown', { title: 'Masonry', value: 'masonry-too' })
    const house = await publishNew(PROJECT, { name: 'Lime House', slug: 'lime-house', industries: ['Masonry'] })
    await boss.save('industry-dropdown', first, { title: 'Stone' })
    expect((await boss.publish('industry-dropdown', first)).status).toBe(200)
    expect(await publishedOf(PROJECT, house)).toMatchObject({ industries: ['Masonry'] })
  })

  it('is found where a film is named by its key, and takes its key along', async () => {
    const { body } = await boss.call('GET', `/content-manager/collection-types/${uidOf('film')}?pageSize=100`)
    const film = listAt(body, 'results').find((one) => textAt(one, 'key') === 'ashlar-in-courses')
    const settings = await mentionsOf('film', textAt(film, 'documentId'))
    expect(settings).toEqual([expect.objectContaining({ uid: uidOf('site-setting'), isLive: true })])

    const copied = textAt(await copyOf('film', textAt(film, 'documentId')), 'data', 'documentId')
    await boss.save('film', copied, { key: 'masons' })
    expect((await boss.publish('film', copied)).status).toBe(200)
    const vodcast = await publishNew('vodcast', { title: 'Masons', slug: 'masons', video: 'film:masons' })
    const house = await publishNew(PROJECT, { name: 'Film House', slug: 'film-house', videoTour: 'film:masons' })
    const block = { __component: 'block.media', video: 'film:masons' }
    const page = await publishNew('page', { path: '/films', blocks: [block] })
    expect((await mentionsOf('film', copied)).map((one) => textAt(one, 'documentId')).toSorted()).toEqual(
      [vodcast, house, page].toSorted(),
    )
    await boss.save('film', copied, { key: 'stone-masons' })
    expect((await boss.publish('film', copied)).status).toBe(200)
    expect(await publishedOf('vodcast', vodcast)).toMatchObject({ video: 'film:stone-masons' })
    expect(await publishedOf('page', page)).toMatchObject({ blocks: [{ video: 'film:stone-masons' }] })
  })

  it('is found among free words, which follow too, unless a record of another type has the name', async () => {
    const category = await publishNew('industry-dropdown', { title: 'Quarrying', value: 'quarrying' })
    const twin = await publishNew('industry-dropdown', { title: 'Slate', value: 'slate' })
    const create = `/content-manager/collection-types/${uidOf('blog-category')}`
    expect((await boss.call('POST', create, { title: 'Slate' })).status).toBe(201)
    const topics = ['Homes', 'Quarrying', 'Slate']
    const service = await publishNew('services-mdm', { slug: 'quarries', path: '/services/quarries', topics })
    expect(await mentionsOf('industry-dropdown', category)).toEqual([
      expect.objectContaining({ documentId: service, fields: ['Topics, 2'] }),
    ])
    await boss.save('industry-dropdown', category, { title: 'Quarries' })
    await boss.save('industry-dropdown', twin, { title: 'Slates' })
    expect((await boss.publish('industry-dropdown', category)).status).toBe(200)
    expect((await boss.publish('industry-dropdown', twin)).status).toBe(200)
    expect(await publishedOf('services-mdm', service)).toMatchObject({ topics: ['Homes', 'Quarries', 'Slate'] })
  })

  it('keeps the outside addresses of the settings that others link to', async () => {
    const path = `/content-manager/single-types/${uidOf('site-setting')}`
    const { externalAddresses } = valueAt(await boss.must('GET', path), 'data') as { externalAddresses: object[] }
    const without = (key: string) => externalAddresses.filter((one) => textAt(one, 'key') !== key)
    const publish = (given: object) => boss.call('POST', `${path}/actions/publish`, given)
    const { status, body } = await publish({ externalAddresses: without('residential-brand') })
    expect([status, textAt(body, 'error', 'message')]).toEqual([
      400,
      expect.stringMatching(/has no key “residential-brand”, to which .+ link; add it again/),
    ])
    const page = await publishNew('page', { path: '/lime', nextStepLabel: 'Go', nextStepLink: 'external:blogs' })
    expect((await publish({ externalAddresses: without('blogs') })).status).toBe(400)
    await boss.must('DELETE', `/content-manager/collection-types/${uidOf('page')}/${page}`)
  })

  it('cannot be a page at an address of another language', async () => {
    const path = `/content-manager/collection-types/${uidOf('page')}/actions/publish`
    const { status, body } = await boss.call('POST', path, { ...goodRecordOf('page'), path: '/hi/offices' })
    expect([status, textAt(body, 'error', 'message')]).toEqual([400, expect.stringContaining('another language')])
  })

  it('loses the plan of a draft that is discarded', async () => {
    const house = await publishNew(PROJECT, { name: 'Gone House', slug: 'gone-house' })
    await boss.save(PROJECT, house, { headline: 'Not yet' })
    const of = `${uidOf(PROJECT)}/${house}`
    await boss.must('PUT', `/record-tasks/${of}/publish`, { dueAt: new Date(Date.now() + 86_400_000).toISOString() })
    await boss.must('POST', `/content-manager/collection-types/${of}/actions/discard`, {})
    expect(JSON.stringify(await boss.must('GET', `/record-tasks/${of}`))).not.toContain('waiting')
  })

  it('has an address and a history of its own when it is copied', async () => {
    const house = await publishNew(PROJECT, {
      name: 'Twin House',
      slug: 'twin-house',
      nearby: [{ name: 'Lake', minutes: 4 }],
    })
    const historyOf = async (record: string) =>
      listAt(await boss.must('GET', `/record-history/${uidOf(PROJECT)}/${record}`), 'versions')
    const before = await historyOf(house)
    const copied = await copyOf(PROJECT, house)
    expect(valueAt(copied, 'data')).toMatchObject({
      slug: 'twin-house-copy',
      status: 'draft',
      nearby: [{ name: 'Lake' }],
    })
    const second = await copyOf(PROJECT, textAt(copied, 'data', 'documentId'))
    expect(textAt(second, 'data', 'slug')).toBe('twin-house-copy-2')
    expect(await historyOf(textAt(copied, 'data', 'documentId'))).toMatchObject([{ event: 'made' }])
    expect(await historyOf(house)).toEqual(before)
  })

  it.each([
    ['page', { path: '/twins' }, { path: '/twins-copy' }],
    ['services-mdm', { slug: 'twinning', path: '/services/twinning' }, { slug: 'twinning-copy' }],
    ['film', { key: 'twins' }, { key: 'twins-copy' }],
    ['tax-rate', { title: 'Twin duty' }, { title: 'Twin duty (copy)' }],
    ['blog-category', { title: 'Twins' }, { title: 'Twins (copy)' }],
  ])('has every unique value of its own as a copy: %s', async (model, fields, expected) => {
    const { status, body } = await boss.call('POST', `/content-manager/collection-types/${uidOf(model)}`, fields)
    expect(status, JSON.stringify(body)).toBe(201)
    const copied = await copyOf(model, textAt(body, 'data', 'documentId'))
    expect(valueAt(copied, 'data')).toMatchObject(expected)
  })
})
