import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRecord, MalformedAnswer } from '@ashlar/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inLanguage } from '@/words/current-language'
import { languages } from '@/words/languages'
import { ContentUnavailable, RequestError } from '../errors'
import { observeReads } from '../response-scope'
import { LibraryEntry } from './entry'

/** Every pause is fifty times as short. */
vi.mock(import('node:timers/promises'), async (original) => {
  const timers = await original()
  return { ...timers, setTimeout: (ms, value, options) => timers.setTimeout((ms ?? 0) / 50, value, options) }
})

/** What the service answers next; an error is its failure, a promise an answer that is under way. */
let answer: unknown
let asked = 0
let understood = 0

beforeEach(() => {
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'ashlar-library-')))
  answer = { words: ['one'] }
  asked = 0
  understood = 0
})

async function ask(): Promise<unknown> {
  asked += 1
  const given = await answer
  if (given instanceof Error) throw given
  return given
}

function wordsIn(given: unknown): readonly string[] {
  understood += 1
  if (!isRecord(given) || !Array.isArray(given.words)) throw new MalformedAnswer('no words')
  return given.words.map(String)
}

const absent = { answer: { words: [] }, isGone: () => false }
const run = crypto.randomUUID()
const entryOf = (name: string) =>
  new LibraryEntry({ name, key: `${name} ${run}`, models: ['word'], ask, absent, hasDrafts: () => true }, wordsIn)
const away = () => new RequestError('unavailable', '/words', 'it is away')

/** An answer that comes when it is told to. */
function late(given: unknown): () => void {
  let arrive = () => {}
  answer = new Promise((resolve) => {
    arrive = () => resolve(given)
  })
  return () => arrive()
}

describe('an entry of the library', () => {
  it('is asked for once, and understood once in each language', async () => {
    const entry = entryOf('once')
    const hindi = languages.find(({ code }) => code === 'hi')
    if (!hindi) throw new Error('no Hindi')
    const [first, second] = await Promise.all([entry.get(), entry.get()])
    expect(first).toBe(second)
    await inLanguage(hindi, () => entry.get())
    expect(asked).toBe(1)
    expect(await entry.get()).toBe(first)
  })

  it('is read again after a notice that names one of its models, and stays the same object when nothing changed', async () => {
    const entry = entryOf('notice')
    const first = await entry.get()
    entry.noteChange(['other'])
    expect(await entry.get()).toBe(first)
    expect(asked).toBe(1)
    entry.noteChange(['word'])
    expect(await entry.get()).toBe(first)
    expect(asked).toBe(2)
    expect(understood).toBe(1)
    expect(entry.noteChange(['other'])).toBe(false)
    answer = { words: ['two'] }
    entry.noteChange(['word'])
    expect(await entry.get()).toEqual(['two'])
  })

  it('is read once more when a change came while it was read', async () => {
    const entry = entryOf('meanwhile')
    await entry.get()
    const arrive = late({ words: ['old'] })
    expect(entry.noteChange(['word'])).toBe(true)
    void entry.renew()
    await vi.waitUntil(() => asked === 2)
    entry.noteChange(['word'])
    answer = { words: ['new'] }
    const newest = entry.get()
    arrive()
    expect(await newest).toEqual(['new'])
  })

  it('is the one before for a page that would wait long, and the page is not kept', async () => {
    const entry = entryOf('patience')
    await entry.get()
    const arrive = late({ words: ['new'] })
    entry.noteChange(['word'])
    const { value, madeFrom } = await observeReads(() => entry.get())
    expect(value).toEqual(['one'])
    expect([...madeFrom.tags]).toEqual(['word'])
    expect(madeFrom.freshFor).toBe(0)
    arrive()
    expect(await entry.get()).toEqual(['new'])
  })

  it('is the one before for a page after a restart that would wait long', async () => {
    await entryOf('slow').get()
    const arrive = late({ words: ['new'] })
    const restarted = entryOf('slow')
    const { value, madeFrom } = await observeReads(() => restarted.get())
    expect(value).toEqual(['one'])
    expect(madeFrom.freshFor).toBe(0)
    arrive()
    expect(await restarted.get()).toEqual(['new'])
  })

  it('is missing for a page that would wait very long for the first answer, and comes later', async () => {
    const entry = entryOf('first')
    const arrive = late({ words: ['one'] })
    await expect(observeReads(() => entry.get())).rejects.toThrow(ContentUnavailable)
    arrive()
    expect(await entry.get()).toEqual(['one'])
  })

  it('is fresh for longer when it took long to read', async () => {
    const entry = entryOf('long')
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    try {
      const arrive = late({ words: ['one'] })
      const reading = entry.get()
      await vi.waitUntil(() => asked === 1)
      now.mockReturnValue(20_000)
      arrive()
      await reading
      now.mockReturnValue(200_000)
      await entry.get()
      expect(asked).toBe(1)
      now.mockReturnValue(230_000)
      await entry.get()
      expect(asked).toBe(2)
    } finally {
      now.mockRestore()
    }
  })

  it('is the one before while the service is away, also after a restart', async () => {
    await entryOf('away').get()
    answer = away()
    const { value, madeFrom } = await observeReads(() => entryOf('away').get())
    expect(value).toEqual(['one'])
    expect(madeFrom.freshFor).toBe(5)
  })

  it('is the one before when the answer does not fit', async () => {
    const entry = entryOf('fits')
    const first = await entry.get()
    answer = { letters: [] }
    entry.noteChange(['word'])
    expect(await entry.get()).toBe(first)
  })

  it('fails while there is no answer and never was, and is read when there is one', async () => {
    const entry = entryOf('never')
    answer = away()
    await expect(entry.get()).rejects.toThrow(ContentUnavailable)
    answer = { words: ['one'] }
    expect(await entry.get()).toEqual(['one'])
  })

  it('is empty when the service does not have it', async () => {
    answer = new RequestError('missing', '/words', 'no such type')
    expect(await entryOf('missing').get()).toEqual([])
  })
})
