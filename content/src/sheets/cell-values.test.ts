import { describe, expect, it } from 'vitest'
import { storedFault } from '../field-rules/keep-values-stored'
import { type Cell, cellOf, readCell } from './cell-values'
import type { Column, ScalarColumn } from './columns'
import { cellName } from './file-fault'

/** A column of the database for each kind of number or text. */
const STORED: Partial<Record<ScalarColumn['kind'], string>> = {
  ...{ text: 'string', whole: 'integer', 'large-whole': 'biginteger', number: 'decimal' },
}
const scalar = (kind: ScalarColumn['kind'], more: Partial<ScalarColumn> = {}): ScalarColumn => ({
  field: kind,
  label: kind,
  kind,
  choices: [],
  faultOf: (value) => storedFault(STORED[kind] ?? kind, value),
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

describe('a cell', () => {
  it.each<[ScalarColumn, Cell, unknown]>([
    [scalar('text'), '  Baner ', 'Baner'],
    [scalar('text'), 411_045, '411045'],
    [scalar('month'), new Date('2029-03-01T00:00:00Z'), '2029-03'],
    [scalar('month'), '01/03/2029', '2029-03'],
    [scalar('month'), 'Mar-29', '2029-03'],
    [scalar('month'), 47_178, '2029-03'],
    [scalar('month'), '03/2029', '2029-03'],
    [scalar('month'), 'March 2029', '2029-03'],
    [scalar('month'), '२०२९-०३', '2029-03'],
    [scalar('address'), 'heron-bend', 'heron-bend'],
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
    [scalar('text'), 'a'.repeat(256), 'has 256 characters, and there is room for 255'],
    [scalar('whole'), 3_000_000_000, '3,00,00,00,000 is too large; it can be at most 2,14,74,83,647'],
    [scalar('number'), 1.234, '1.234 has more than 2 digits behind the point; write 1.23'],
    [scalar('text'), '=HYPERLINK("https://example.com")', 'begins as a formula does'],
    [scalar('month'), '15/03/2029', 'is no month'],
    [scalar('month'), 'soon', '“soon” is no month; write it as 2029-03, 03/2029 or March 2029'],
    [
      scalar('address'),
      'Bad Addr/é',
      '“Bad Addr/é” is no address; write it in small letters, digits and hyphens, as bad-addr-e',
    ],
    [scalar('text'), '??????', 'has question marks in place of letters'],
    [scalar('text'), '“?? ???”, ?', 'has question marks in place of letters'],
    [scalar('text'), '???? ?????? Pune', 'has question marks in place of letters'],
    [scalar('text'), '2/3/2026', 'is a date that the spreadsheet has made'],
    [scalar('text'), '2026-03-02 00:00:00', 'is a date that the spreadsheet has made'],
    [scalar('text'), 'Mon Mar 02 2026 00:00:00 GMT+0530', 'is a date that the spreadsheet has made'],
    [scalar('whole'), 'about 4', 'is no number'],
    [scalar('whole'), 4.5, 'is no whole number'],
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

  it('that asks something keeps its question marks', () => {
    for (const text of ['Why now?', 'Really???', 'What, and for whom?!'])
      expect(readCell(scalar('text'), text)).toEqual({ value: text })
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
      expect(readCell(column, 'Pool\n46083')).toEqual({ fault })
      expect(readCell(column, 'Pool\n2/3/2026')).toEqual({ fault })
      expect(readCell(column, 'Pool\n#REF!')).toEqual({ fault: expect.stringContaining('is an error') })
      expect(readCell(column, '????')).toEqual({ fault: expect.stringContaining('has question marks') })
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
