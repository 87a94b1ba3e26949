import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Journal } from '../src/journal.mjs'

const folder = mkdtempSync(join(tmpdir(), 'journal-'))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the journal of an import', () => {
  it('keeps what a run notes after one that was killed while it wrote a line', () => {
    const file = join(folder, 'journal.jsonl')
    const imported = { record: 'a1', digest: 'd', updatedAt: '2026-12-01T00:00:00.000Z' }
    new Journal(file).noteRecord('first', imported)
    appendFileSync(file, '{"id":"cut o')
    new Journal(file).noteRecord('second', imported)
    const journal = new Journal(file)
    expect(journal.record('first')).toEqual(imported)
    expect(journal.record('second')).toEqual(imported)
  })
})
