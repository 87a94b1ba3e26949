import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { eventually } from '../leads/lead-bodies'
import { startHttpReceiver } from '../leads/receivers'

const KEY = '0123456789abcdef'

let engine: Awaited<ReturnType<typeof startHttpReceiver>>
let backend: Backend
let editor: Editor

beforeAll(async () => {
  engine = await startHttpReceiver({ '/indexnow': {} })
  const key = { INDEXNOW_KEY: KEY, INDEXNOW_URL: `${engine.url}/indexnow` }
  backend = await startOnFirstState('SQLite', 'none', { ...ADMIN_ENV, ...key })
  editor = await Editor.signIn(backend)
})

afterAll(async () => {
  await backend?.stack.stop()
  await engine.stop()
})

/** The addresses of each message so far. */
const told = () => engine.calls.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList)

it('a search engine is told what an editor published and took down, and nothing of drafts', async () => {
  const { siteUrl } = backend.stack
  const page = await editor.make('page', goodRecordOf('page'))
  await editor.make('page', { ...goodRecordOf('page'), path: '/a-draft' })
  expect((await editor.publish('page', page)).status).toBe(200)
  await eventually(told, (messages) => messages.length > 0)
  expect(JSON.parse(engine.calls[0]?.body ?? '')).toEqual({
    host: new URL(siteUrl).host,
    key: KEY,
    keyLocation: `${siteUrl}/${KEY}.txt`,
    urlList: [`${siteUrl}/quoins`],
  })
  expect((await editor.takeDown('page', page)).status).toBe(200)
  await eventually(told, (messages) => messages.length > 1)
  expect(told()).toEqual([[`${siteUrl}/quoins`], [`${siteUrl}/quoins`]])
})
