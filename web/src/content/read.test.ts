import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type City, city, reads } from '@ashlar/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let server: Server
let records: object[] = []
let tickets: unknown[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    tickets.push(request.headers['x-preview-ticket'])
    const meta = { pagination: { pageCount: 1, total: records.length } }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: records, meta }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

beforeEach(() => {
  vi.resetModules()
  cities = undefined
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'ashlar-read-')))
})

const pune = { id: 1, name: 'Pune', slug: 'pune', sequence: 1 }
const spoilt = { id: 2, name: null, slug: null, sequence: 2 }

let cities: (() => Promise<readonly City[]>) | undefined

/** One reader for each test, because it keeps what it has read. */
async function citiesReader(): Promise<() => Promise<readonly City[]>> {
  const { collection } = await import('./library/library')
  cities ??= collection(reads.cities, city)
  return cities
}

const namesOf = (records: readonly City[]) => records.map(({ name }) => name)

async function readCities(now: object[]): Promise<string[]> {
  records = now
  const { renewLibrary } = await import('./library/library')
  renewLibrary(['city'])
  return namesOf(await (await citiesReader())())
}

describe('a list', () => {
  it('drops a record that does not fit, and is empty when the editors emptied it', async () => {
    expect(await readCities([pune, spoilt])).toEqual(['Pune'])
    expect(await readCities([])).toEqual([])
  })

  it('with no record that fits is read from the earlier copy, whatever is read in between', async () => {
    expect(await readCities([pune])).toEqual(['Pune'])
    expect(await readCities([spoilt])).toEqual(['Pune'])
    expect(await readCities([spoilt, spoilt])).toEqual(['Pune'])
  })

  it('of translations with none that fits is read from the earlier copy too', async () => {
    const readIn = async (now: object[]) => {
      records = now
      const { readTranslations } = await import('./readers/translations')
      const { renewLibrary } = await import('./library/library')
      renewLibrary(['translation'])
      return [...(await readTranslations('hi')).values()]
    }
    const desks = { id: 1, title: 'Desks', language: 'hi', texts: [{ text: 'Desks', translation: 'डेस्क' }] }
    expect(await readIn([desks])).toEqual(['डेस्क'])
    expect(await readIn([{ ...desks, language: null }])).toEqual(['डेस्क'])
    expect(await readIn([])).toEqual([])
  })
})

describe('a preview', () => {
  async function preview(now: object[]): Promise<string[]> {
    records = now
    tickets = []
    const { observeReads } = await import('./response-scope')
    const read = await citiesReader()
    const { value } = await observeReads(() => read(), 'a.ticket')
    return namesOf(value)
  }

  it('reads the current draft by its ticket, and keeps nothing of it for visitors', async () => {
    expect(await readCities([pune])).toEqual(['Pune'])
    expect(await preview([{ ...pune, name: 'Poona' }])).toEqual(['Poona'])
    expect(tickets).toEqual(['a.ticket'])
    const read = await citiesReader()
    // The visitor gets the kept answer, and the last good copy when the backend's answer cannot be parsed.
    expect(namesOf(await read())).toEqual(['Pune'])
    expect(await readCities([spoilt])).toEqual(['Pune'])
    expect(tickets).toEqual(['a.ticket', undefined])
  })

  it('never replaces a draft by an older copy', async () => {
    expect(await readCities([pune])).toEqual(['Pune'])
    await expect(preview([spoilt])).rejects.toThrow('no drafts of /api/cities')
  })

  it('joins work that is shared by all visitors without showing it drafts', async () => {
    const { outsideResponse, observeReads, previewTicket } = await import('./response-scope')
    const { value } = await observeReads(
      async () => [previewTicket(), await outsideResponse(async () => previewTicket())],
      'a',
    )
    expect(value).toEqual(['a', null])
  })
})
