import { inflateSync } from 'node:zlib'

/** The text of a PDF, line by line, as a reader would copy it: glyphs are converted with the tables of their fonts. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''))
    }
  }
  return [...objects.values()].map(({ stream }) => wordsOf(stream, fonts)).join('\n')
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const found = new Map<string, PdfObject>()
  const text = pdf.toString('latin1')
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)^(?:stream\n|endobj)/gm)) {
    const [whole, id = '', head = ''] = match
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const start = match.index + whole.length
    const bytes = whole.endsWith('stream\n') ? pdf.subarray(start, start + length) : Buffer.alloc(0)
    const packed = head.includes('/FlateDecode') && !head.includes('/Image')
    found.set(id, { head, stream: (packed ? inflateSync(bytes) : bytes).toString('latin1') })
  }
  return found
}

/** Characters by glyph number, four hexadecimal digits. */
function charactersOf(table: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      characters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'))
    }
  }
  return characters
}

function wordsOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map()
  let words = ''
  for (const [part, name, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>|\bET\b/gi)) {
    if (name) font = fonts.get(name) ?? font
    else if (part === 'ET') words += '\n'
    else for (const glyph of glyphs.toLowerCase().match(/.{4}/g) ?? []) words += font.get(glyph) ?? ''
  }
  return words
}
