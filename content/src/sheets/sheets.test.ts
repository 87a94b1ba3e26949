import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Cell, cellOf, readCell } from './cell-values'
import type { Column, ScalarColumn } from './columns'
import { readCsv, writeCsv } from './csv'
import { cellName } from './file-fault'
import { readSheetFile } from './read-sheet'
import { writeWorkbook } from './workbook'

const scalar = (kind: ScalarColumn['kind'], more: Partial<ScalarColumn> = {}): ScalarColumn => ({
  field: kind,
  label: kind,
  kind,
  choices: [],
  longest: null,
  least: null,
  most: null,
  fits: () => true,
  pattern: null,
  ...more,
})
const words: Column = { kind: 'words', field: 'words', label: 'Words' }
const nearby: Column = {
  kind: 'parts',
  field: 'nearby',
  label: 'Nearby',
  isList: true,
  parts: [scalar('text', { field: 'name', label: 'Name' }), scalar('whole', { field: 'minutes', label: 'Minutes' })],
}

const ROWS: Cell[][] = [
  ['Name', 'Price', 'Words'],
  ['Heron Bend', 12_500_000, 'one\ntwo; three, "four"'],
  ['=1+1', null, '@here'],
]

describe('a cell', () => {
  it.each<[ScalarColumn, Cell, unknown]>([
    [scalar('text'), '  Baner ', 'Baner'],
    [scalar('text'), 411_045, '411045'],
    [scalar('text', { pattern: /^\d{4}-\d{2}$/ }), new Date('2029-03-01T00:00:00Z'), '2029-03'],
    [scalar('large-whole'), '1,25,00,000', '12500000'],
    [scalar('whole'), 4, 4],
    [scalar('number'), '18.5', 18.5],
    [scalar('switch'), 'Yes', true],
    [scalar('switch'), false, false],
    [scalar('day'), new Date('2027-03-31T00:00:00Z'), '2027-03-31'],
    [scalar('choice', { choices: ['Ready', 'Sold out'] }), 'Sold out', 'Sold out'],
    [scalar('whole'), '', null],
    [scalar('large-whole'), '1.6 Cr', '16000000'],
    [scalar('large-whole'), '₹१,२०,००,०००', '12000000'],
    [scalar('number'), 850.3000000000001, 850.3],
    [scalar('day'), '31/03/2027', '2027-03-31'],
    [scalar('day'), '31-Mar-27', '2027-03-31'],
    [scalar('day'), 46_348, '2026-11-22'],
    [scalar('choice', { choices: ['Ready', 'Sold out'] }), 'sold OUT', 'Sold out'],
    [scalar('choice', { choices: ['Ready', 'Sold out'] }), 'Sold\u00a0 out', 'Sold out'],
    [scalar('number'), '850.3000000000001', 850.3],
    [scalar('text'), 0.1 + 0.2, '0.3'],
    [scalar('text'), 'May', 'May'],
    [scalar('large-whole'), Number.MAX_SAFE_INTEGER, String(Number.MAX_SAFE_INTEGER)],
    [scalar('number'), '\u202a12500\u200b', 12_500],
    [scalar('day'), '22/11/2026 00:00', '2026-11-22'],
    [scalar('day'), '2026-11-22T00:00:00.000Z', '2026-11-22'],
    [scalar('switch'), 'N', false],
  ])('of %o says what it means', (column, cell, value) => {
    expect(readCell(column, cell)).toEqual({ value })
  })

  it.each<[ScalarColumn, Cell, string]>([
    [scalar('text', { longest: 3 }), 'four', 'has 4 letters, and can have 3'],
    [scalar('text'), '=HYPERLINK("https://example.com")', 'begins as a formula does'],
    [scalar('text', { pattern: /^\d{4}$/ }), 'soon', 'is not of the form'],
    [scalar('whole'), 'about 4', 'is no number'],
    [scalar('whole'), 4.5, 'is no whole number'],
    [scalar('number', { least: 0 }), -1, 'is less than 0'],
    [scalar('large-whole'), '99999999999999999', 'is too large'],
    [scalar('switch'), 'perhaps', 'neither yes nor no'],
    [scalar('day'), '03/31/2027', 'is no day; write it as 31/03/2027'],
    [scalar('day'), 'Nov-26', 'is no day'],
    [scalar('number'), '850,5', 'is no number'],
    [scalar('number'), '1234,25', 'is no number'],
    [scalar('number'), ' #N/A ', 'is an error of the spreadsheet'],
    [scalar('text'), '#REF!', 'is an error of the spreadsheet'],
    [scalar('number'), '12%', 'is no number'],
    [scalar('number'), '9.87E+11', 'is no number'],
    [scalar('text'), '#WERT!', 'is an error of the spreadsheet'],
    [scalar('text'), '#########', 'is an error of the spreadsheet'],
    [scalar('text'), 'Err:502', 'is an error of the spreadsheet'],
    [scalar('text'), '\u200b=1+1', 'begins as a formula does'],
    [scalar('text'), '＝1+1', 'begins as a formula does'],
    [scalar('text'), '02-Mar', 'is a date that the spreadsheet has made'],
    [scalar('text'), 'Oct-25', 'is a date that the spreadsheet has made'],
    [scalar('text'), '9,87E+11', 'is a long number that the spreadsheet has shortened'],
    [scalar('day'), '22/11/2026 18:30', 'is no day'],
    [scalar('day'), 46_348.5, 'is no day'],
    [scalar('day'), '15 marzipan 2026', 'is no day'],
    [scalar('text'), new Date('2026-03-02T00:00:00Z'), '“2026-03-02” is a date that the spreadsheet has made'],
    [scalar('text'), '9.87654E+11', 'is a long number that the spreadsheet has shortened'],
    [scalar('day'), '2027-02-30', 'is no day'],
    [scalar('choice', { choices: ['Ready', 'Sold out'] }), 'sold', 'is none of Ready, Sold out'],
  ])('of %o that cannot be, says why', (column, cell, fault) => {
    expect(readCell(column, cell)).toEqual({ fault: expect.stringContaining(fault) })
  })

  it('has one list entry on each line, and is unchanged after writing and reading', () => {
    for (const [column, value] of [
      [words, ['Pool', 'A court']],
      [
        nearby,
        [
          { name: 'Station | west', minutes: 4 },
          { name: 'School\nand park', minutes: null },
        ],
      ],
      [nearby, []],
    ] as const) {
      expect(readCell(column, cellOf(column, value))).toEqual({ value })
    }
    expect(cellOf(nearby, [{ id: 7, name: 'Station', minutes: 4 }])).toBe('Station | 4')
  })

  it('that became a date or an error is no line of a list', () => {
    for (const column of [words, nearby]) {
      const fault = expect.stringContaining('is a date that the spreadsheet has made')
      expect(readCell(column, new Date('2026-03-02T00:00:00Z'))).toEqual({ fault })
      expect(readCell(column, 'Pool\n02-Mar')).toEqual({ fault })
      expect(readCell(column, 'Pool\n#REF!')).toEqual({ fault: expect.stringContaining('is an error') })
    }
  })

  it('names the line at fault', () => {
    expect(readCell(nearby, 'Station | 4\nSchool | near')).toEqual({
      fault: expect.stringMatching(/^line 2: Minutes “near” is no number/),
    })
    expect(readCell(nearby, 'Station | 4 | by foot')).toEqual({
      fault: expect.stringContaining('has 3 parts between bars, and can have 2: Name | Minutes'),
    })
  })

  it('is named as a spreadsheet names it', () => {
    expect([cellName(0, 0), cellName(11, 25), cellName(1, 26), cellName(0, 701), cellName(0, 702)]).toEqual([
      'A1',
      'Z12',
      'AA2',
      'ZZ1',
      'AAA1',
    ])
  })
})

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
          expect(readCell(scalar('day'), cell), TZ).toEqual({ value: '2026-11-22' })
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
