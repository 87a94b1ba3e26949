import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isWellFormed } from './structure'

const folder = mkdtempSync(join(tmpdir(), 'ashlar-resumes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(bytes: Buffer | string): string {
  const path = join(folder, String(Math.random()))
  writeFileSync(path, bytes)
  return path
}

/** An archive of empty entries. */
function archive(names: readonly string[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  for (const name of names) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    locals.push(local, Buffer.from(name))
    entries.push(entry, Buffer.from(name))
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(entries)]
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, directory, end])
}

const DOCUMENT = ['[Content_Types].xml', 'word/document.xml']

describe('a DOCX', () => {
  it.each<[string, Buffer, boolean]>([
    ['of Word’s parts', archive(DOCUMENT), true],
    ['without a document', archive(['[Content_Types].xml', 'xl/workbook.xml']), false],
    ['with a macro', archive([...DOCUMENT, 'word/vbaProject.bin']), false],
    ['with a program', archive([...DOCUMENT, 'word/run.exe']), false],
    ['with something behind it', Buffer.concat([archive(DOCUMENT), Buffer.from('<html>')]), false],
    ['cut in the middle', archive(DOCUMENT).subarray(0, 120), false],
  ])('%s', async (_what, bytes, good) => {
    expect(await isWellFormed(fileOf(bytes), 'docx')).toBe(good)
  })
})

describe('a PDF', () => {
  it.each([
    ['with its end', '%PDF-1.7\n…startxref\n5\n%%EOF\n', true],
    ['without', '%PDF-1.7\n', false],
    ['whose table lies outside', '%PDF-1.7\nstartxref\n99999\n%%EOF', false],
    ['with a page behind it', '%PDF-1.7\nstartxref\n5\n%%EOF\n<html>', false],
  ])('%s', async (_what, text, good) => {
    expect(await isWellFormed(fileOf(text), 'pdf')).toBe(good)
  })
})

describe('a DOC', () => {
  const doc = Buffer.alloc(2048)
  doc.writeUInt16LE(0xfffe, 28)
  doc.writeUInt16LE(9, 30)
  doc.writeUInt32LE(1, 48)

  it.each<[string, Buffer, boolean]>([
    ['of whole sectors', doc, true],
    ['cut before its directory', doc.subarray(0, 900), false],
    ['of no format', Buffer.alloc(2048), false],
  ])('%s', async (_what, bytes, good) => {
    expect(await isWellFormed(fileOf(bytes), 'doc')).toBe(good)
  })
})
