import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { changeRows } from '../rows'
import { ADMIN_ENV, Editor } from './editors'

/** The limits of `content/src/content-search`. */
const MOST_RESULTS = 30
const LONGEST = 100

describeOnEachDatabase(
  'the search over all records',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })
    const search = (words: string, of = boss) => of.must('GET', `/content-search?words=${encodeURIComponent(words)}`)
    const found = async (words: string, of = boss) => listAt(await search(words, of), 'results')
    const titles = async (words: string, of = boss) => (await found(words, of)).map((one) => textAt(one, 'title'))

    it('finds by title, by address and by words inside, however they are written', async () => {
      const post = { ...goodRecordOf('post'), slug: 'eaves-and-gables', title: 'Café on the ridge' }
      const record = await boss.make('post', post)
      await boss.make('page', {
        ...goodRecordOf('page'),
        path: '/about/eaves',
        sections: [{ heading: 'पढ़ने की जगह', text: 'A purlin carries the rafters.' }],
      })
      expect(await found('CAFE ridge')).toEqual([
        {
          path: `collection-types/api::post.post/${record}`,
          title: 'Café on the ridge',
          typeName: 'Blog post',
          address: '/blog/eaves-and-gables',
          state: 'draft',
          field: null,
        },
      ])
      for (const address of ['/blog/eaves-and', 'https://ashlar.example/blog/eaves-and-gables?utm_source=mail']) {
        expect(await titles(address), address).toEqual(['Café on the ridge'])
      }
      // The nukta is often not typed.
      for (const inside of ['purlin rafters', 'पढने की जगह']) {
        expect(await found(inside), inside).toMatchObject([{ title: '/about/eaves', field: 'Sections' }])
      }
      // A title comes before an address, and an address before words inside.
      expect(await titles('purlin café')).toEqual([])
    })

    it('says whether visitors see a record, and finds what was saved since, also by another server', async () => {
      const record = await boss.make('post', { ...goodRecordOf('post'), slug: 'lintel', title: 'Lintels of stone' })
      const state = async (words: string) => (await found(words)).map((one) => textAt(one, 'state'))
      expect(await state('lintels')).toEqual(['draft'])
      expect((await boss.publish('post', record)).status).toBe(200)
      expect(await state('lintels')).toEqual(['published'])
      await boss.save('post', record, { title: 'Lintels of oak' })
      expect(await state('lintels')).toEqual(['changed'])
      expect(await titles('lintels stone')).toEqual([])
      const later = backend.databaseUrl ? "updated_at + interval '1 second'" : 'updated_at + 1000'
      await changeRows(
        backend,
        `UPDATE posts SET title = 'Corbels of oak', updated_at = ${later} WHERE title = 'Lintels of oak'`,
      )
      expect(await titles('lintels oak')).toEqual([])
      expect(await titles('corbels')).toEqual(['Corbels of oak'])
      await boss.delete('post', record)
      expect(await titles('corbels')).toEqual([])
    })

    it('shows no more than the editor may read', async () => {
      const [people, author] = [await boss.invite('human-resources', 'Tara'), await boss.invite('strapi-author', 'Dev')]
      await boss.make('post', { ...goodRecordOf('post'), slug: 'plinth', title: 'Plinths of others' })
      const own = await author.call('POST', '/content-manager/collection-types/api::post.post', {
        ...goodRecordOf('post'),
        slug: 'own-plinth',
        title: 'Plinths of mine',
      })
      expect(own.status).toBe(201)
      expect(await search('plinths', people)).toMatchObject({ results: [], total: 0 })
      expect(await titles('plinths', author)).toEqual(['Plinths of mine'])
      expect(await titles('plinths')).toEqual(['Plinths of mine', 'Plinths of others'])
      const stranger = await fetch(new URL('/content-search?words=plinths', backend.stack.contentUrl))
      expect(stranger.status).toBe(401)
    })

    it('has limits, and says when there is more', async () => {
      for (let count = 0; count <= MOST_RESULTS; count += 1) {
        await boss.make('department', { name: `Gantry ${count}`, slug: `gantry-${count}` })
      }
      const many = await search('gantry')
      expect(listAt(many, 'results')).toHaveLength(MOST_RESULTS)
      expect(many).toMatchObject({ total: MOST_RESULTS + 1, isComplete: true })
      expect(await search('g')).toMatchObject({ results: [], total: 0 })
      const long = await boss.call('GET', `/content-search?words=${'g'.repeat(LONGEST + 1)}`)
      expect([long.status, textAt(long.body, 'error', 'message')]).toEqual([400, expect.stringContaining('“words”')])
      expect(valueAt(await search('%_constructor'), 'total')).toBe(0)
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
