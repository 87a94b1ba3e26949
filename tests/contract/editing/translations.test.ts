import { translatableFields } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentModel, contentModels } from '../../../content/src/content-models'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const PATH = '/a-page-to-translate'

interface Entry {
  text: string
  translation: string
}

describe('translations', () => {
  let backend: Backend
  let boss: Editor
  let writer: Editor
  let record = ''
  let own = ''
  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'demo', { ...ADMIN_ENV, LANGUAGES: 'hi' })
    boss = await Editor.signIn(backend)
    writer = await boss.invite('marketing-editor', 'Asha')
    record = await boss.make('page', { path: PATH, title: 'Ledgers', description: 'Of stone', heading: 'Ledgers' })
  })
  afterAll(() => backend?.stack?.stop())

  const address = () => `/record-translations/${uidOf('page')}/${record}`
  const progress = async () => listAt(await writer.must('GET', address()), 'languages')[0]
  const bringUpToDate = async (body: object = {}) => {
    const path = textAt(await writer.must('POST', `${address()}/hi`, body), 'path')
    return path.split('/').at(-1) ?? ''
  }
  const textsOf = async (id: string) => valueAt(await boss.read('translation', id), 'texts') as readonly Entry[]
  const awaiting = async (page = 1): Promise<unknown> => {
    const { results, total, pageSize } = (await writer.must(
      'GET',
      `/record-translations?language=hi&page=${page}`,
    )) as {
      results: unknown[]
      total: number
      pageSize: number
    }
    const found = results.find((one) => textAt(one, 'documentId') === record)
    return found ?? (page * pageSize < total ? awaiting(page + 1) : undefined)
  }

  /** The first records of a type, as its list or its form has them. */
  const firstOf = async ({ model, naturalKey }: ContentModel) =>
    naturalKey.length === 0
      ? [valueAt(await boss.must('GET', `/content-manager/single-types/${uidOf(model)}`), 'data')]
      : listAt(await boss.must('GET', `/content-manager/collection-types/${uidOf(model)}?pageSize=2`), 'results')

  it('are counted beside a record, and listed while some are missing', async () => {
    expect(await progress()).toEqual({
      ...{ language: 'hi', name: 'Hindi', texts: 2, translated: 0, drafted: 0, own: null, unused: [] },
      absent: ['Ledgers', 'Of stone'],
    })
    expect(await awaiting()).toMatchObject({ title: PATH, typeName: 'Page', texts: 2, missing: 2, drafted: 0 })
  })

  it('begin as a draft with every text of the record', async () => {
    own = await bringUpToDate()
    expect(await boss.read('translation', own)).toMatchObject({
      ...{ title: `${PATH} (Hindi)`, language: 'hi', type: 'page', record: PATH, status: 'draft' },
      texts: [
        { text: 'Ledgers', translation: '' },
        { text: 'Of stone', translation: '' },
      ],
    })
    expect(await progress()).toMatchObject({ translated: 0, absent: [], own: { documentId: own } })
    expect(await bringUpToDate()).toBe(own)
  })

  it('count when they are published, and once for every record that has the words', async () => {
    const [ledgers, stone] = await textsOf(own)
    await boss.save('translation', own, { texts: [{ ...ledgers, translation: 'बहीखाते' }, stone] })
    expect(await progress()).toMatchObject({ translated: 0, drafted: 1 })
    expect((await boss.publish('translation', own)).status).toBe(200)
    expect(await progress()).toMatchObject({ translated: 1, drafted: 0 })
    const other = await boss.make('page', { path: '/more-ledgers', title: 'Ledgers', heading: 'Ledgers' })
    const of = await boss.must('GET', `/record-translations/${uidOf('page')}/${other}`)
    expect(listAt(of, 'languages')).toMatchObject([{ texts: 1, translated: 1, absent: [], own: null }])
    await boss.save('page', record, { heading: 'Account books', title: 'Account books' })
    expect(await progress(), 'another record has the words').toMatchObject({ unused: [] })
    await boss.delete('page', other)
  })

  it('follow the record: new texts are added, old ones stay until they are dropped on purpose', async () => {
    expect(await progress()).toMatchObject({ texts: 2, translated: 0, absent: ['Account books'], unused: ['Ledgers'] })
    await bringUpToDate()
    expect(await textsOf(own)).toEqual([
      { text: 'Account books', translation: '' },
      { text: 'Of stone', translation: '' },
      { text: 'Ledgers', translation: 'बहीखाते' },
    ])
    await bringUpToDate({ drop: ['Of stone', 'Ledgers'] })
    expect((await textsOf(own)).map(({ text }) => text)).toEqual(['Account books', 'Of stone'])
  })

  it('follow a record that is renamed', async () => {
    const renamed = `${PATH}-again`
    await boss.save('page', record, { path: renamed, lead: 'A fifth text' })
    expect(await progress()).toMatchObject({ absent: ['A fifth text'], own: { documentId: own } })
    expect(await bringUpToDate()).toBe(own)
    expect(await boss.read('translation', own)).toMatchObject({ title: `${renamed} (Hindi)`, record: renamed })
  })

  it('are listed under the name with which their record is published, unless another one of the type has the old name', async () => {
    const project = 'consolidated-project'
    const twin = async (slug: string) => {
      const id = await boss.make(project, { ...goodRecordOf(project), name: 'Twin House', slug })
      expect((await boss.publish(project, id)).status).toBe(200)
      return id
    }
    const ids = [await twin('twin-house'), await twin('twin-house-two')]
    const path = textAt(await boss.must('POST', `/record-translations/${uidOf(project)}/${ids[0]}/hi`, {}), 'path')
    const shared = path.split('/').at(-1) ?? ''
    for (const [at, name] of ['Twin House', 'House 1'].entries()) {
      await boss.save(project, ids[at] ?? '', { name: `House ${at}` })
      expect((await boss.publish(project, ids[at] ?? '')).status).toBe(200)
      expect(await boss.read('translation', shared)).toMatchObject({ record: name, title: `${name} (Hindi)` })
    }
  })

  it('keep each text that the site shows: of the demonstration content of every type, none counts as unused', async () => {
    const unused: unknown[] = []
    let translated = 0
    for (const type of contentModels.filter(({ model }) => Object.hasOwn(translatableFields, model))) {
      for (const one of await firstOf(type)) {
        const path = `/record-translations/${uidOf(type.model)}/${textAt(one, 'documentId')}`
        const [hindi] = listAt(await boss.must('GET', path), 'languages')
        if (valueAt(hindi, 'own') !== null) translated += 1
        const texts = listAt(hindi, 'unused')
        if (texts.length > 0) unused.push({ type: type.model, texts })
      }
    }
    expect(translated).toBeGreaterThan(20)
    expect(unused).toEqual([])
  })

  it('are one record for records of the same name, and none of their texts counts as unused', async () => {
    const path = (id: string) => `/record-translations/${uidOf('consolidated-project')}/${id}`
    const project = (headline: string, slug: string) =>
      boss.make('consolidated-project', { ...goodRecordOf('consolidated-project'), name: 'Twins', slug, headline })
    const [one, other] = [await project('The first', 'twins-a'), await project('The second', 'twins-b')]
    const first = await writer.must('POST', `${path(one)}/hi`, {})
    expect(await writer.must('POST', `${path(other)}/hi`, {})).toEqual(first)
    const of = await writer.must('GET', path(one))
    expect(listAt(of, 'languages')).toMatchObject([{ absent: [], unused: [] }])
    const texts = await textsOf(textAt(first, 'path').split('/').at(-1) ?? '')
    expect(texts.map(({ text }) => text).toSorted()).toEqual(['The first', 'The second'])
  })

  it('of a single type need no name of a record', async () => {
    const settings = valueAt(await boss.must('GET', `/content-manager/single-types/${uidOf('site-setting')}`), 'data')
    const id = textAt(settings, 'documentId')
    const answer = await writer.must('POST', `/record-translations/${uidOf('site-setting')}/${id}/hi`, {})
    const translation = textAt(answer, 'path').split('/').at(-1) ?? ''
    expect(await boss.read('translation', translation)).toMatchObject({ type: 'site-setting', record: '' })
  })

  it('are for editors who may, of types with texts, into languages of the site', async () => {
    const people = await boss.invite('human-resources', 'Ravi')
    expect((await people.call('GET', address())).status).toBe(403)
    expect((await people.call('GET', '/record-translations')).status).toBe(403)
    expect((await people.call('POST', `${address()}/hi`, {})).status).toBe(403)
    expect((await writer.call('GET', `/record-translations/${uidOf('opening')}/${record}`)).status).toBe(404)
    expect((await writer.call('POST', `${address()}/ur`, {})).status).toBe(404)
    expect((await fetch(new URL(address(), backend.stack.contentUrl))).status).toBe(401)
  })
})
