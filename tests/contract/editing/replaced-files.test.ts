import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { GIF } from '../hostile/hostile-files'
import { eventually } from '../leads/lead-bodies'
import { setTime } from '../rows'
import { ADMIN_ENV, type Answer, Editor } from './editors'

const DAY_MS = 86_400_000
/** Another picture than `GIF`. */
const OTHER_GIF = GIF.with(13, 255)

describeOnEachDatabase(
  'files that something published shows',
  (backend) => {
    let boss: Editor
    let writer: Editor
    let publisher: Editor
    let file: number
    let url: string
    let page: string
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      writer = await boss.invite('marketing-editor', 'Kavya')
      publisher = await boss.invite('publisher', 'Farah')
      file = await upload(writer, 'stone.gif')
      url = textAt(await boss.must('GET', `/upload/files/${file}`), 'url')
      page = await boss.make('page', { ...goodRecordOf('page'), path: '/stones', picture: { id: file } })
    })

    const upload = async (of: Editor, name: string) => {
      const { body } = await of.sendForm('/upload', { files: new File([GIF], name) })
      return Number(valueAt((JSON.parse(String(body)) as unknown[])[0], 'id'))
    }
    const replace = (of: Editor, id = file, name = 'stone.gif') => [
      () => of.sendForm(`/upload?id=${id}`, { files: new File([OTHER_GIF], name) }),
      () => of.sendForm(`/upload/files/${id}/replace`, { files: new File([OTHER_GIF], name) }),
    ]
    const changeInfo = (of: Editor, info: object, id = file) => [
      () => of.sendForm(`/upload?id=${id}`, { fileInfo: JSON.stringify(info) }),
      () => of.call('PUT', `/upload/files/${id}`, { fileInfo: info }),
      () => of.call('POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: info }] }),
    ]
    const statusesOf = async (calls: readonly (() => Promise<Answer>)[]) => {
      const statuses: number[] = []
      for (const call of calls) statuses.push((await call()).status)
      return statuses
    }
    const bytes = async () => {
      const { contentUrl } = backend.stack
      return Buffer.from(await (await fetch(new URL(url, contentUrl))).arrayBuffer())
    }
    const inBin = async (of: Editor) =>
      listAt(await of.must('GET', '/record-bin'), 'results').filter((line) => textAt(line, 'title') === 'stone.gif')

    it('can be described by a writer while only a draft shows them', async () => {
      expect(await statusesOf(changeInfo(writer, { alternativeText: 'A stone' }))).toEqual([200, 200, 200])
    })

    it('cannot be replaced, nor described anew, by somebody who may not publish the record', async () => {
      expect((await boss.publish('page', page)).status).toBe(200)
      for (const info of [
        { alternativeText: 'Buy elsewhere' },
        { caption: 'decorative' },
        { focalPoint: { x: 1, y: 2 } },
      ]) {
        expect(await statusesOf(changeInfo(writer, info)), JSON.stringify(info)).toEqual([403, 403, 403])
      }
      expect(await statusesOf(replace(writer))).toEqual([403, 403])
      const [call] = replace(writer)
      expect(textAt((await call?.())?.body, 'error', 'message')).toMatch(
        /^“stone.gif” was not replaced: visitors see it in Page “.+”, and you may not publish there\. Ask somebody/,
      )
      expect(await bytes()).toEqual(Buffer.from(GIF))
      expect(await boss.must('GET', `/upload/files/${file}`)).toMatchObject({
        alternativeText: 'A stone',
        caption: null,
      })
      expect(await inBin(boss)).toEqual([])
    })

    it('can still be renamed, and sent again unchanged', async () => {
      const info = { name: 'stone.gif', alternativeText: 'A stone', caption: null, focalPoint: null }
      expect(await statusesOf(changeInfo(writer, info))).toEqual([200, 200, 200])
    })

    it('are in the bin when a publisher replaces them, and come back from there', async () => {
      const [call] = replace(publisher)
      expect((await call?.())?.status).toBe(200)
      expect(await bytes()).toEqual(Buffer.from(OTHER_GIF))
      const [line] = await inBin(publisher)
      expect(line).toMatchObject({ typeName: 'Replaced file', by: 'Farah Rao', mayTakeBack: true })
      const place = textAt(line, 'place')
      for (const method of ['POST', 'DELETE']) {
        const answer = await writer.call(method, method === 'POST' ? `${place}/take-back` : place)
        expect(answer.status, method).toBe(403)
      }
      expect(await publisher.must('POST', `${place}/take-back`)).toEqual({ path: null, lost: [] })
      expect(await bytes()).toEqual(Buffer.from(GIF))
      expect((await publisher.call('POST', `${place}/take-back`)).status).toBe(404)
      // What was in its place is in the bin now.
      expect(await inBin(publisher)).toHaveLength(1)
    })

    it('are for those alone who may change the file and publish the record: an author may neither with those of others', async () => {
      const author = await boss.invite('strapi-author', 'Ravi')
      expect(await inBin(author)).toEqual([])
      const [line] = await inBin(publisher)
      const place = textAt(line, 'place')
      for (const [method, path] of [
        ['POST', `${place}/take-back`],
        ['DELETE', place],
      ] as const) {
        expect((await author.call(method, path)).status, method).toBe(403)
      }
      expect(await statusesOf(replace(author))).toEqual([403, 403])
      expect(await inBin(publisher)).toHaveLength(1)
    })

    it('cannot be deleted in the media library while they are in the bin, only there', async () => {
      const [line] = await inBin(boss)
      const { body } = await boss.call('GET', '/upload/files?filters[folder][name][$eq]=Replaced files')
      const [kept] = listAt(body, 'results')
      const answer = await boss.call('DELETE', `/upload/files/${valueAt(kept, 'id')}`)
      expect([answer.status, textAt(answer.body, 'error', 'message')]).toEqual([
        400,
        expect.stringContaining('in the bin'),
      ])
      expect((await boss.call('DELETE', textAt(line, 'place'))).status).toBe(204)
      expect(await inBin(boss)).toEqual([])
      expect((await boss.call('GET', `/upload/files/${valueAt(kept, 'id')}`)).status).toBe(404)
    })

    it('count as shown by texts that name them by an address, on the site or in the backend', async () => {
      const named = await upload(writer, 'named.gif')
      const { pathname } = new URL(
        textAt(await boss.must('GET', `/upload/files/${named}`), 'url'),
        backend.stack.contentUrl,
      )
      const link = { type: 'link', url: pathname, children: [{ type: 'text', text: 'the stone' }] }
      const blocks = [{ __component: 'block.rich-text', text: [{ type: 'paragraph', children: [link] }] }]
      const texts = {
        post: { ...goodRecordOf('post'), content: `See [the stone](${pathname.replace('/uploads/', '/media/')}).` },
        page: { ...goodRecordOf('page'), path: '/named', blocks },
      }
      for (const [model, fields] of Object.entries(texts)) {
        const unused = async () =>
          listAt(await boss.must('GET', '/picture-use?only=unused'), 'results').map((line) => valueAt(line, 'id'))
        expect(await unused()).toContain(named)
        expect(await statusesOf(replace(writer, named, 'named.gif'))).toEqual([200, 200])
        const record = await boss.make(model, fields)
        expect(await statusesOf(replace(writer, named, 'named.gif')), 'only a draft names it').toEqual([200, 200])
        expect((await boss.publish(model, record)).status, model).toBe(200)
        expect(
          await statusesOf([
            ...replace(writer, named, 'named.gif'),
            ...changeInfo(writer, { caption: 'decorative' }, named),
          ]),
        ).toEqual([403, 403, 403, 403, 403])
        expect(await unused()).not.toContain(named)
        const [line] = listAt(await boss.must('GET', '/picture-use?search=named.gif'), 'results')
        expect(line).toMatchObject({ id: named, useCount: 1, uses: [{ name: expect.stringContaining('“') }] })
        const answer = await boss.call('DELETE', `/upload/files/${named}`)
        expect([answer.status, textAt(answer.body, 'error', 'message')]).toEqual([
          400,
          expect.stringMatching(/^“named.gif” was not deleted: it is shown by /),
        ])
        expect((await boss.delete(model, record)).status).toBe(200)
      }
    })

    it('leave the bin after thirty days, and not before', async () => {
      const [call, again] = replace(publisher)
      expect((await call?.())?.status).toBe(200)
      await backend.stack.content.stop()
      await setTime(backend, 'replaced_files', 'at', new Date(Date.now() - 31 * DAY_MS))
      await backend.stack.startBackend()
      await eventually(
        () => inBin(publisher),
        (lines) => lines.length === 0,
      )
      expect((await again?.())?.status).toBe(200)
      expect(await inBin(publisher)).toHaveLength(1)
    }, 240_000)
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
