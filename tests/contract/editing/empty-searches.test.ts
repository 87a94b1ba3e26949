import { dayInIndia, retention, writes } from '@ashlar/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../databases'
import { changeRows, rowsOf } from '../rows'
import { ADMIN_ENV, Editor } from './editors'

const { path } = writes.emptySearches
const MOST_A_DAY = 300
const DAY_MS = 86_400_000

describeOnEachDatabase(
  'searches that found nothing',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })
    const search = (words: string, language = 'en', token: string | undefined = backend.stack.tokens.create) =>
      fetch(new URL(path, backend.stack.contentUrl), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ words, language }),
      })
    const stored = () => rowsOf(backend, 'empty_searches', "words || ' ' || count")

    it('are counted by day and words, also those of the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => search('duplex')))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
      await search('छत वाला घर', 'hi')
      expect(await stored()).toEqual(expect.arrayContaining(['duplex 8', 'छत वाला घर 1']))
    })

    it('are kept without a trace of who searched', async () => {
      for (const words of ['asha@ashlar.example', '98765 43210', 'Asha', 'pan abcde1234f', 'a'.repeat(81), '']) {
        expect((await search(words)).status).toBe(400)
      }
      expect((await search('of a stranger', 'en', '')).status).toBe(401)
      expect(await stored()).toHaveLength(2)
    })

    it('are shown to every editor, the most frequent first', async () => {
      await changeRows(backend, "UPDATE empty_searches SET day = '2026-01-01' WHERE language = 'hi'")
      await search('छत वाला घर', 'hi')
      const editor = await boss.invite('marketing-editor', 'Asha')
      expect(await editor.must('GET', '/empty-searches')).toEqual({
        results: [
          { words: 'duplex', language: 'en', count: 8 },
          { words: 'छत वाला घर', language: 'hi', count: 2 },
        ],
        days: retention.dayCountDays,
      })
    })

    it('take no more room than a number of them a day', async () => {
      const today = dayInIndia()
      const rows = Array.from({ length: MOST_A_DAY }, (_, at) => `('${today}', 'en', 'filler ${at}', 1)`)
      await changeRows(backend, `INSERT INTO empty_searches (day, language, words, count) VALUES ${rows.join(', ')}`)
      await search('one more')
      await search('duplex')
      expect(await stored()).not.toContain('one more 1')
      expect(await stored()).toContain('duplex 9')
    })

    it('are erased with the other counts of that day', async () => {
      const day = dayInIndia(new Date(Date.now() - (retention.dayCountDays + 1) * DAY_MS))
      await changeRows(backend, `UPDATE empty_searches SET day = '${day}' WHERE words LIKE 'filler%'`)
      await backend.stack.content.stop()
      await backend.stack.startBackend()
      await expect.poll(stored).toEqual(expect.not.arrayContaining(['filler 1 1']))
      expect(await stored()).toContain('duplex 9')
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
