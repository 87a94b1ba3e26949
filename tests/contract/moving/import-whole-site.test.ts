import { type ReadCall, reads } from '@ashlar/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV } from '../editing/editors'
import { importInto, readComparable } from './importing'

/** Reads of the blog and of the versions of notices; posts are imported from the source's address as a WordPress. */
const OTHERS = /^(blog|personalBlog|noticeVersions)/i

const calls: [name: string, call: ReadCall][] = Object.entries(reads).filter(
  ([name, { path }]) => !OTHERS.test(name) && path.startsWith('/api/') && !path.includes('{'),
)

let source: Backend
let target: Backend

beforeAll(async () => {
  source = await startOnFirstState('SQLite', 'demo')
  target = await startOnFirstState('SQLite', 'none', ADMIN_ENV)
})
afterAll(async () => {
  await source?.stack.stop()
  await target?.stack.stop()
})

it('a whole site is published by the rules, and reads the same from both', async () => {
  const { code, said } = await importInto(target, ['--from-strapi', source.stack.contentUrl, '--publish'], {
    IMPORT_TOKEN: source.stack.tokens.read,
  })
  expect(code, said).toBe(0)
  expect(said).toMatch(/Published: \d{3}/)
  expect(said).not.toContain('stays a draft')
  for (const [name, call] of calls) {
    expect(await readComparable(target, call), name).toEqual(await readComparable(source, call))
  }
  // Some six hundred publications, each as an editor would make it: 217 to 265 s seen.
}, 600_000)
