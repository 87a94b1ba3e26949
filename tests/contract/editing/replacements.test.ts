import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const PROJECT = 'consolidated-project'

describe('a record that leaves the site', () => {
  let backend: Backend
  let boss: Editor
  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'demo', { ...ADMIN_ENV, LANGUAGES: 'hi' })
    boss = await Editor.signIn(backend)
  })
  afterAll(() => backend?.stack?.stop())

  const publishNew = (model: string, fields: object) => boss.publishNew(model, fields)
  const copyOf = (model: string, id: string) =>
    boss.must('POST', `/content-manager/collection-types/${uidOf(model)}/auto-clone/${id}`, {})
  const publishedOf = async (model: string, id: string) =>
    valueAt(await boss.must('GET', `/content-manager/collection-types/${uidOf(model)}/${id}?status=published`), 'data')

  it('is followed by another one at one request, before it leaves the site, in drafts and in what is published', async () => {
    const city = await publishNew('city', { name: 'Thana', slug: 'thana' })
    const other = await publishNew('city', { name: 'Mumbra', slug: 'mumbra' })
    const draft = textAt(await copyOf('city', other), 'data', 'documentId')
    const leaving = await publishNew(PROJECT, { name: 'Lake House', slug: 'lake-house', city: 'Thana' })
    const staying = await publishNew(PROJECT, { name: 'Creek House', slug: 'creek-house', city: 'Thana' })
    const block = { __component: 'block.projects', heading: 'Homes', projects: ['lake-house', 'creek-house'] }
    const page = await publishNew('page', {
      path: '/lakes',
      nextStepLabel: 'See',
      nextStepLink: '/hi/projects/lake-house?x=1',
      blocks: [block],
    })
    const moved = await publishNew('former-address', { formerPath: '/old-lake', newPath: '/projects/lake-house' })
    await boss.save('page', page, { heading: 'Only in the draft' })
    await boss.save(PROJECT, staying, { headline: 'Only in the draft' })
    const instead = (model: string, id: string, by: string, who = boss) =>
      who.call('POST', `/record-mentions/${uidOf(model)}/${id}/instead/${by}`)

    const asked = await boss.must('GET', `/record-mentions/${uidOf(PROJECT)}?ids=${leaving}`)
    expect(asked).toMatchObject({ mendable: 2 })
    expect(listAt(asked, 'replacements')).toContainEqual({ documentId: staying, title: 'Creek House' })
    expect(JSON.stringify(listAt(asked, 'replacements'))).not.toContain(leaving)
    expect((await instead('city', city, draft)).status).toBe(400)
    const writer = await boss.invite('marketing-editor', 'Meera')
    expect((await instead(PROJECT, leaving, staying, writer)).body).toMatchObject({ mendable: 0, replacements: [] })

    expect((await instead(PROJECT, leaving, staying)).body).toMatchObject({
      mentions: [],
      mendable: 0,
      replacements: [],
    })
    const named = { nextStepLink: '/hi/projects/creek-house?x=1', blocks: [{ projects: ['creek-house'] }] }
    expect(await publishedOf('page', page)).toMatchObject(named)
    expect(await publishedOf('page', page)).not.toMatchObject({ heading: 'Only in the draft' })
    expect(await boss.read('page', page)).toMatchObject({ ...named, heading: 'Only in the draft', status: 'modified' })
    expect(await publishedOf('former-address', moved)).toMatchObject({ newPath: '/projects/creek-house' })
    const versions = listAt(await boss.must('GET', `/record-history/${uidOf('page')}/${page}`), 'versions')
    expect(textAt(versions[0], 'event')).toBe('saved')

    expect((await instead('city', city, other)).body).toMatchObject({ mentions: [] })
    expect(await publishedOf(PROJECT, staying)).toMatchObject({ city: 'Mumbra', headline: null })
    expect(await boss.read(PROJECT, staying)).toMatchObject({ city: 'Mumbra', headline: 'Only in the draft' })
    const path = `/content-manager/collection-types/${uidOf('city')}/${city}/actions/unpublish`
    expect((await boss.call('POST', path, {})).status).toBe(200)
  })
})
