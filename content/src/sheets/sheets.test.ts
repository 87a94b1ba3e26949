import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Cell, readCell } from './cell-values'
import type { ScalarColumn } from './columns'
import { readCsv, writeCsv } from './csv'
import { readSheetFile } from './read-sheet'
import { writeWorkbook } from './workbook'

const DAY: ScalarColumn = { field: 'day', label: 'Day', kind: 'day', choices: [], faultOf: () => null }

const ROWS: Cell[][] = [
  ['Name', 'Price', 'Words'],
  ['Heron Bend', 12_500_000, 'one\ntwo; three, "four"'],
  ['=1+1', null, '@here'],
]

describe('a file', () => {
  it('is unchanged after writing and reading, as workbook and as CSV', async () => {
    expect(await readSheetFile(await writeWorkbook('Projects', ROWS))).toEqual(ROWS)
    const csv = writeCsv(ROWS)
    expect(csv).toContain("'=1+1")
    const texts = ROWS.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : cell)))
    expect(await readSheetFile(Buffer.from(csv))).toEqual(texts)
  })

  it('may have semicolons or tabs', async () => {
    expect(await readCsv(Buffer.from('Name;City\r\n"Heron; Bend";Pune\r\n'))).toEqual([
      ['Name', 'City'],
      ['Heron; Bend', 'Pune'],
    ])
    expect(await readCsv(Buffer.from('Name\tCity\nHeron\tPune'))).toHaveLength(2)
    expect(await readCsv(Buffer.from('sep=;\r\nName;City, state\r\nHeron;Pune, MH\r\n'))).toEqual([
      ['Name', 'City, state'],
      ['Heron', 'Pune, MH'],
    ])
  })

  it('may be in the encodings of older spreadsheet programs', async () => {
    const wide = Buffer.from('\uFEFFName\tCity\r\nबाणेर\tपुणे\r\n', 'utf16le')
    expect(await readSheetFile(wide)).toEqual([
      ['Name', 'City'],
      ['बाणेर', 'पुणे'],
    ])
    expect(await readSheetFile(Buffer.from('Name,City\nCafé,Pune', 'latin1'))).toEqual([
      ['Name', 'City'],
      ['Café', 'Pune'],
    ])
    await expect(readSheetFile(Buffer.from('Name,City\nCafé,????', 'latin1'))).rejects.toThrow('has lost letters')
  })

  const TABLE = [
    ['Name', 'City'],
    ['हेरॉन; "Bend"', 'Pune\nwest'],
    ['Karvi', null],
  ]
  const lines = (sign: string, end: string) =>
    [`Name${sign}City`, `"हेरॉन; ""Bend"""${sign}"Pune\nwest"`, `Karvi${sign}`].join(end)

  it.each<[string, Uint8Array]>([
    ['a mark of UTF-8', Buffer.from(`\uFEFF${lines(',', '\r\n')}`)],
    ['semicolons and a last line without end', Buffer.from(lines(';', '\n'))],
    ['tabs', Buffer.from(lines('\t', '\r\n'))],
    ['a first line that names the sign', Buffer.from(`\uFEFFsep=;\r\n${lines(';', '\r\n')}`)],
    ['“Unicode text” of Excel', Buffer.from(`\uFEFF${lines('\t', '\r\n')}`, 'utf16le')],
    ['carriage returns alone', Buffer.from(`sep=;\r${lines(';', '\r')}`)],
    ['three hundred empty rows', Buffer.from(`${lines(';', '\r\n')}\r\n${';\r\n'.repeat(300)}`)],
  ])('saved with %s is the same table', async (_, bytes) => {
    expect(await readSheetFile(bytes)).toEqual(TABLE)
  })

  it('has the days that it shows, whatever the zone of the server and the system of the workbook', async () => {
    const day = { value: new Date('2026-11-22T00:00:00Z'), type: Date, format: 'dd mmm yyyy' }
    const workbook = await writeXlsxFile([[{ value: 'Possession' }], [day]]).toBuffer()
    const files = unzipSync(workbook)
    const name = 'xl/worksheets/sheet1.xml'
    const sheet = Buffer.from(files[name] ?? []).toString()
    const book = Buffer.from(files['xl/workbook.xml'] ?? []).toString()
    // Days are counted from 1904 there: 1,462 fewer.
    const of1904 = zipSync({
      ...files,
      [name]: strToU8(sheet.replace('<v>46348</v>', '<v>44886</v>')),
      'xl/workbook.xml': strToU8(book.replace(/<workbookPr[^>]*\/>|(?=<sheets)/, '<workbookPr date1904="1"/>')),
    })
    const zone = process.env.TZ
    try {
      for (const TZ of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
        process.env.TZ = TZ
        for (const bytes of [workbook, of1904]) {
          const [, [cell = null] = []] = await readSheetFile(bytes)
          expect(readCell(DAY, cell), TZ).toEqual({ value: '2026-11-22' })
        }
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  /** A workbook of ours with one of its files changed. */
  async function altered(change: (xml: string) => string, file = 'xl/worksheets/sheet1.xml'): Promise<Uint8Array> {
    const files = unzipSync(await writeWorkbook('Projects', ROWS))
    return zipSync({ ...files, [file]: strToU8(change(Buffer.from(files[file] ?? []).toString())) })
  }

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    [
      'a formula',
      () => altered((xml) => xml.replace('<v>12500000</v>', '<f>2*3</f><v>6</v>')),
      /^B2 is a formula.*paste them as values/,
    ],
    [
      'an error',
      () => altered((xml) => xml.replace(/<c r="B2"[^>]*><v>12500000</, '<c r="B2" t="e"><v>#N/A<')),
      /^B2 holds an error of the spreadsheet/,
    ],
    [
      'a cell a million rows below',
      () => altered((xml) => xml.replace('r="A3"', 'r="XFD1048576"')),
      /far outside the table/,
    ],
    [
      'a cell that hides where it stands',
      () => altered((xml) => xml.replace('r="A3"', 'x=">" r="XFD1048576"')),
      /no workbook that can be read/,
    ],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('a') }), /no workbook that can be read/],
    ['a broken zip', async () => (await altered((xml) => xml)).subarray(0, 900), /no workbook that can be read/],
    [
      'a zip of a thousand files',
      () => zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}.xml`, new Uint8Array(1)]))),
      /too large when it is unpacked/,
    ],
    ['an old workbook', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /Save it as .xlsx/],
    ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), /neither a workbook nor a table/],
    ['an open quotation mark', () => Buffer.from('Name,City\n"Heron,Pune\n'), /quotation mark is not closed/],
    ['too many rows', () => Buffer.from(`Name\n${'a\n'.repeat(2001)}`), /has 2001 rows, and 2000 can be taken/],
    ['too many columns', () => Buffer.from(`${'a,'.repeat(101)}\nb\n`), /more than 100 columns/],
    ['too many bytes', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /more than 5 MB/],
    ['no rows', () => Buffer.from('Name,City\n'), /no rows below its header/],
  ])('with %s is refused with cause and mend', async (_, file, message) => {
    await expect(readSheetFile(await file())).rejects.toThrow(message)
  })

  it('that is a zip bomb is refused early, whatever size it states', async () => {
    const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }, { level: 1 }))
    // The unpacked size, in both headers.
    const size = Buffer.alloc(4)
    size.writeUInt32LE(60_000_000)
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 4)) bomb.writeUInt32LE(100, at)
    // Its last tenth cannot be unpacked: who comes that far says that the file cannot be read.
    bomb.fill(0xff, bomb.length * 0.9, bomb.length - 200)
    await expect(readSheetFile(bomb)).rejects.toThrow(/too large when it is unpacked/)
  })
})
