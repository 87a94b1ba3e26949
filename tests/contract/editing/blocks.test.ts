import { blockKinds, componentOf, page, parseList, reads } from '@ashlar/contract'
import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { get } from '../call'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const quote = (words: string) => ({ __component: 'block.quote', quote: words, name: 'A. Rao' })
const pageAt = (path: string, ...blocks: object[]) => ({ ...goodRecordOf('page'), path, blocks })

describeOnEachDatabase(
  'a page of blocks',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })

    const checksOf = async (record: string) => boss.must('GET', `/record-checks/${uidOf('page')}/${record}`)
    /** The response that the site gets. */
    const readAt = async (path: string, shape: 'v4' | 'flat') => {
      const { token, query } = { token: backend.stack.tokens.read, query: reads.pages.query }
      const { body } = await get(backend, reads.pages.path, {
        token,
        shape,
        query: { ...query, 'filters[path][$eq]': path },
      })
      return parseList(page, body).records[0]
    }

    it('has a block of each kind in the demonstration content, in both response formats', async () => {
      for (const shape of ['v4', 'flat'] as const) {
        const found = await readAt('/moving-your-office', shape)
        const kinds = new Set(found?.blocks.map(({ block }) => block))
        expect(blockKinds.filter((kind) => !kinds.has(kind))).toEqual([])
        const cards = found?.blocks.find((block) => block.block === 'cards')
        expect(cards?.cards[0]?.picture?.url).toMatch(/^\/uploads\//)
        const logos = found?.blocks.find((block) => block.block === 'logos')
        expect(logos?.logos[0]?.logo?.url).toMatch(/\.svg$/)
      }
    })

    it('offers exactly the kinds of blocks that the site knows', async () => {
      const { body } = await boss.call('GET', `/content-manager/content-types/${uidOf('page')}/configuration`)
      const components = Object.keys(valueAt(body, 'data', 'components') as object)
      expect(components.filter((one) => one.startsWith('block.')).toSorted()).toEqual(
        blockKinds.map(componentOf).toSorted(),
      )
    })

    it('is refused with position, kind and field of the fault, and can be saved as a draft', async () => {
      const media = { __component: 'block.media', caption: 'Nothing to see' }
      const record = await boss.make('page', pageAt('/refused', quote('One'), media))
      const { status, body } = await boss.publish('page', record)
      expect(status).toBe(400)
      expect(textAt(body, 'error', 'message')).toBe(
        'Not published. Blocks, 2 (Picture or film), Picture: must be there, or a video in its place.',
      )
      expect(JSON.stringify(await checksOf(record))).toContain('Blocks, 2 (Picture or film), Picture')
      await boss.delete('page', record)
    })

    it('reports a block whose target was unpublished, and shows the others', async () => {
      const project = await boss.make('consolidated-project', {
        ...goodRecordOf('consolidated-project'),
        slug: 'shown',
      })
      expect((await boss.publish('consolidated-project', project)).status).toBe(200)
      const projects = { __component: 'block.projects', heading: 'Homes', projects: ['shown'] }
      const record = await boss.make('page', pageAt('/names-a-project', quote('One'), projects))
      expect((await boss.publish('page', record)).status).toBe(200)
      expect((await boss.takeDown('consolidated-project', project)).status).toBe(200)
      const checks = await checksOf(record)
      expect(listAt(checks, 'published')[0]).toContain(
        'Blocks, 2 (Projects), Projects, 1: “shown” is no published Project',
      )
      expect((await readAt('/names-a-project', 'v4'))?.blocks).toHaveLength(2)
      await boss.delete('page', record)
      await boss.delete('consolidated-project', project)
    })

    it('can be edited with the permission to write drafts, and published with the one to publish', async () => {
      const writer = await boss.invite('marketing-editor', 'Kavya')
      const record = await writer.make('page', pageAt('/written-by-kavya', quote('One')))
      expect((await writer.save('page', record, { blocks: [quote('One'), quote('Two')] })).status).toBe(200)
      expect((await writer.publish('page', record)).status).toBe(403)
      expect((await boss.publish('page', record)).status).toBe(200)
      expect((await readAt('/written-by-kavya', 'flat'))?.blocks).toHaveLength(2)
      await boss.delete('page', record)
    })

    it('has a history of its blocks, and restores them', async () => {
      const record = await boss.make('page', pageAt('/with-history', quote('First'), quote('Second')))
      await boss.save('page', record, { blocks: [quote('Third')] })
      const history = `/record-history/${uidOf('page')}/${record}`
      const [latest, made] = listAt(await boss.must('GET', history), 'versions')
      expect(latest).toMatchObject({ event: 'saved', changed: ['blocks'] })
      const version = await boss.must('GET', `${history}/${valueAt(made, 'id')}`)
      const kept = valueAt(version, 'version') as { blocks: object[] }
      expect(kept.blocks).toMatchObject([quote('First'), quote('Second')])
      expect((await boss.save('page', record, { blocks: kept.blocks })).status).toBe(200)
      const { blocks } = (await boss.read('page', record)) as { blocks: object[] }
      expect(blocks).toMatchObject([quote('First'), quote('Second')])
      await boss.delete('page', record)
    })

    it('protects a picture in a card of a block from deletion', async () => {
      const picture = await boss.upload('voussoir.svg')
      await boss.must('PUT', `/upload/files/${picture}`, { fileInfo: { alternativeText: 'A stone of an arch' } })
      const cards = { __component: 'block.cards', heading: 'C', cards: [{ title: 'One', picture: { id: picture } }] }
      const record = await boss.make('page', pageAt('/with-a-card', cards))
      const refused = await boss.call('DELETE', `/upload/files/${picture}`)
      expect(refused.status).toBe(400)
      expect(textAt(refused.body, 'error', 'message')).toContain('shown by Page “/with-a-card”')
      await boss.delete('page', record)
    })
  },
  ADMIN_ENV,
)
