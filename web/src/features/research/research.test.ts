import { parseList, type ResearchReport, researchReport } from '@ashlar/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DatedSource } from '@/ui/text/dated-source'
import { coverChartOf } from './cover-chart'
import { datasetCsv } from './dataset-csv'
import { REPORT_LIST, reportAddress, reportChoicesOf } from './report-query'

function report(slug: string, publishedOn: string, industry: string, city: string): ResearchReport {
  const [parsed] = parseList(researchReport, [{ slug, title: slug, publishedOn, industry, city }]).records
  if (!parsed) throw new Error('the record does not fit')
  return parsed
}

const office = { publishedOn: '2026-02-01', industry: 'Office', city: 'Pune' }
const counted = [{ publishedOn: '2024-05-01', industry: 'Residential', city: 'India' }, office, office, office]
const reports = [report('a', '2026-02-01', 'Office', 'Pune'), report('b', '2024-05-01', 'Residential', 'India')]

it('a report has its first chart on the cover, wherever in the text it stands, and lines alone, which differ there', () => {
  const chart = (key: string, kind = 'line') => ({
    key,
    title: key,
    kind,
    series: [{ name: 'Pune', points: [{ x: 'Q1', y: 1 }] }],
  })
  const section = (key: string) => ({ heading: key, text: key, chart: key })
  const wire = { slug: 'r', title: 'r', publishedOn: '2026-02-01' }
  const coverOf = (proof: ReturnType<typeof chart>) => {
    const charts = [chart('unused'), proof, chart('other')]
    const [parsed] = parseList(researchReport, [
      { ...wire, charts, sections: [section('other'), section('proof')] },
    ]).records
    return parsed && coverChartOf(parsed)?.key
  }
  expect(coverOf(chart('proof'))).toBe('proof')
  expect(coverOf(chart('proof', 'stacked-bar'))).toBeUndefined()
})

describe('the list of reports', () => {
  it('offers the existing choices, the newest year first', () => {
    const { year, industry, city } = reportChoicesOf(counted)
    expect([year, industry, city].map((choices) => choices.map(({ value }) => value))).toEqual([
      ['2026', '2024'],
      ['Office', 'Residential'],
      ['India', 'Pune'],
    ])
  })

  it('is filtered by the address, and reports what it ignored', () => {
    const choices = reportChoicesOf(counted)
    const address = reportAddress({ year: '2026', city: 'pune', industry: 'Bricks' })
    const query = REPORT_LIST.read(address, choices)
    expect(REPORT_LIST.filtered(reports, query, choices).map(({ slug }) => slug)).toEqual(['a'])
    expect(address.notes).toEqual(['No report has the industry “Bricks”; it was left out.'])
  })

  it('counts the results of each choice, and suggests which filter to remove when nothing is found', () => {
    const choices = reportChoicesOf(counted)
    const { facets, active, nearest } = REPORT_LIST.offer(
      counted,
      { year: '2024', industry: 'Office', city: '' },
      choices,
    )
    expect(facets.year).toMatchObject({ any: 3, choices: [{ title: '2026', count: 3 }, { count: 0 }] })
    expect(facets.industry.choices.map(({ title, count }) => [title, count])).toEqual([
      ['Office', 0],
      ['Residential', 1],
    ])
    expect(active.map(({ words }) => words)).toEqual(['2024', 'Office'])
    expect(nearest).toEqual([
      { words: 'any year', href: '/insights/research-reports?industry=Office#list', count: 3 },
      { words: 'any industry', href: '/insights/research-reports?year=2024#list', count: 1 },
    ])
  })
})

describe('the data of a report as CSV', () => {
  it('has units in its header row, and quotes where needed', () => {
    const csv = datasetCsv({
      columns: [
        { name: 'Locality', unit: '' },
        { name: 'Rent', unit: '₹ a sq ft' },
      ],
      rows: [
        ['Baner, "west"', 82.5],
        ['Wakad', -3],
      ],
    })
    expect(csv).toBe('\uFEFFLocality,Rent (₹ a sq ft)\r\n"Baner, ""west""",82.5\r\nWakad,-3\r\n')
  })

  it.each(['=1+1', '+1', '@SUM(A1)', '-cmd', ' =1+1'])('does not let a spreadsheet run %s', (cell) => {
    const csvOf = (text: string) => datasetCsv({ columns: [{ name: 'x', unit: '' }], rows: [[text]] })
    expect(csvOf(cell)).toContain(`\r\n'${cell}\r\n`)
    // Semicolons, tabs and line ends may begin a new cell.
    for (const end of [';', '\t', '\n']) expect(csvOf(`a${end}${cell}`)).toContain(`"a${end}'${cell}"`)
  })
})

describe('a source', () => {
  it.each([
    ['2026-01-20', '<span>Register</span>, 20\u00a0January\u00a02026'],
    ['spring 2026', '<span>Register</span>, spring 2026'],
    ['', '<span>Register</span>'],
  ])('with the label “%s” is shown as “%s”', (date, words) => {
    expect(renderToStaticMarkup(createElement(DatedSource, { label: 'Register', date }))).toBe(words)
  })
})
