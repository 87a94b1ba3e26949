import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { linkCalls } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { post } from '../call'
import { startOnFirstState } from '../databases'
import { bodyOf, eventually, mailsWith, receiptIn, send } from './lead-bodies'

interface SqliteModule {
  new (file: string): { pragma(text: string): unknown; close(): void }
}
const Database: SqliteModule = createRequire(join(import.meta.dirname, '../../../content/package.json'))(
  'better-sqlite3',
)

const WORDS = 'Four acres behind the temple of Quoinapur'

it('leaves no byte of the text in the file of SQLite, nor in written mails', async () => {
  const backend = await startOnFirstState('SQLite', 'none')
  const { stack } = backend
  try {
    const file = join(stack.dataDir, 'content.db')
    const holds = (text: string) => readFileSync(file).includes(text)
    const checkpoint = () => {
      const database = new Database(file)
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
    }
    // With other leads beside it, so that both share pages of the database file.
    for (let count = 0; count < 3; count += 1) await send(backend, 'ada-leads', bodyOf('ada-leads'))
    const body = { ...bodyOf('general-leads'), message: `${WORDS}. ${'So it goes. '.repeat(120)}` }
    const { reference, visitorToken: token } = receiptIn(await send(backend, 'general-leads', body))
    await eventually(
      () => mailsWith(backend, reference),
      (mails) => mails.length === 2,
    )
    checkpoint()
    expect(holds(WORDS)).toBe(true)
    expect((await post(backend, linkCalls.eraseLead.path, { token }, stack.tokens.create)).status).toBe(200)
    const [mail, ...others] = await eventually(
      () => mailsWith(backend, reference),
      (mails) => mails.length > 0 && mails.every((text) => text.includes('Subject: Erased')),
    )
    expect(mail).not.toContain(WORDS)
    expect(others).toEqual([])
    checkpoint()
    expect(holds(WORDS)).toBe(false)
    expect(holds(String(body.email))).toBe(false)
  } finally {
    await stack.stop()
  }
})
