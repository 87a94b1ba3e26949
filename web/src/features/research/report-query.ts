import type { Combination, ResearchReport } from '@ashlar/contract'
import { orFromWhole } from '@/content/read'
import { readReportCombinations, readReportPage } from '@/content/readers/report-lists'
import { readReports } from '@/content/readers/research'
import { Address, addressOf } from '../lists/address'
import { type Part, pagesOf, partOf } from '../lists/part-of'

export const REPORTS_PATH = '/insights/research-reports'
/** Reports on one page. */
const PAGE_SIZE = 24

/** What a visitor asked the list of reports for; empty means no wish. */
export interface ReportQuery {
  year: string
  industry: string
  city: string
}

export interface FoundReports extends Part<ResearchReport> {
  query: ReportQuery
  ignored: readonly string[]
  choices: ReturnType<typeof choicesOf>
}

export type Parameters = Record<string, string | string[] | undefined>

/** What reports there are to choose from. */
export function choicesOf(combinations: readonly Combination[]) {
  const unique = (field: string) => [...new Set(combinations.flatMap(({ values }) => values[field] ?? []))].toSorted()
  const years = unique('publishedOn').map((date) => date.slice(0, 4))
  return { years: [...new Set(years)].toReversed(), industries: unique('industry'), cities: unique('city') }
}

/**
 * The reports that the address asks for.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundReports(parameters: Parameters): Promise<FoundReports> {
  const choices = choicesOf(await readReportCombinations())
  const { query, ignored } = readReportQuery(parameters, choices)
  const address = new Address(parameters)
  const wanted = address.wantedPage()
  const plain = wanted === 1 && reportsHref(query) === REPORTS_PATH
  const part = await orFromWhole(
    () => readReportPage(query, { page: wanted, size: PAGE_SIZE, keep: plain ? 'disk' : 'memory' }),
    async () => {
      const found = findReports(await readReports(), query)
      return partOf(found, Math.min(wanted, pagesOf(found.length, PAGE_SIZE)), PAGE_SIZE)
    },
  )
  address.page(part.pages)
  return { ...part, query, ignored: [...ignored, ...address.notes], choices }
}

export function reportsHref(query: ReportQuery, page = 1): string {
  return addressOf(REPORTS_PATH, { ...query, page })
}

/** Reads the address; what no report has is left out, and the visitor is told. */
export function readReportQuery(parameters: Parameters, choices: ReturnType<typeof choicesOf>) {
  const ignored: string[] = []
  const oneOf = (name: keyof ReportQuery, known: readonly string[]): string => {
    const given = parameters[name]
    const value = ((Array.isArray(given) ? given[0] : given) ?? '').trim().slice(0, 80)
    if (value === '') return ''
    const match = known.find((candidate) => candidate.toLowerCase() === value.toLowerCase())
    if (match === undefined) ignored.push(`No report has the ${name} “${value}”; it was left out.`)
    return match ?? ''
  }
  const query: ReportQuery = {
    year: oneOf('year', choices.years),
    industry: oneOf('industry', choices.industries),
    city: oneOf('city', choices.cities),
  }
  return { query, ignored }
}

export function findReports(reports: readonly ResearchReport[], { year, industry, city }: ReportQuery) {
  return reports.filter(
    (report) =>
      (!year || report.publishedOn.startsWith(year)) &&
      (!industry || report.industry === industry) &&
      (!city || report.city === city),
  )
}
