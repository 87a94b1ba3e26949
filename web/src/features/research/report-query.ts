import type { ResearchReport } from '@ashlar/contract'
import { readReports } from '@/content/readers/reports'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { FilteredList, type ListOffer, type ListState } from '../filters/filtered-list'
import { Address, type Offered } from '../lists/address'
import type { ListPage } from '../lists/list-page'

export const REPORTS_PATH = '/insights/research-reports'
type ReportFilter = 'year' | 'industry' | 'city'

/** The filters and page of the list. */
type ReportQuery = ListState<ReportFilter>

/** The filter choices that exist. */
type ReportChoices = Record<ReportFilter, readonly Offered[]>

export interface FoundReports extends ListPage<ResearchReport> {
  query: ReportQuery
  ignored: readonly string[]
  offer: ListOffer<ReportFilter>
}

/** The fields that the filters use. */
type FilteredReport = Pick<ResearchReport, 'publishedOn' | 'industry' | 'city'>

const CALLED = {
  path: REPORTS_PATH,
  anchor: 'list',
  one: 'report',
  many: 'reports',
  counted: '{count} reports',
} as const

/** The list and its filters (docs/guides/add-a-filter.md). */
export const REPORT_LIST = new FilteredList<ReportFilter, FilteredReport, ReportChoices>(CALLED, 24, {
  year: {
    kind: 'one',
    parameter: 'year',
    what: 'year',
    label: 'Year',
    any: 'All years',
    choices: ({ year }) => year,
    titlesOf: ({ publishedOn }) => publishedOn.slice(0, 4),
    relaxed: { words: 'any year', cost: 1 },
  },
  industry: {
    kind: 'one',
    parameter: 'industry',
    what: 'industry',
    label: 'Industry',
    any: 'All industries',
    choices: ({ industry }) => industry,
    titlesOf: ({ industry }) => industry,
    relaxed: { words: 'any industry', cost: 3 },
  },
  city: {
    kind: 'one',
    parameter: 'city',
    what: 'city',
    label: 'City',
    any: 'All cities',
    choices: ({ city }) => city,
    titlesOf: ({ city }) => city,
    relaxed: { words: 'any city', cost: 2 },
  },
})

/** The filter choices that exist; the address holds their values unchanged. */
export function reportChoicesOf(reports: readonly FilteredReport[]): ReportChoices {
  const offered = (values: readonly string[]) =>
    [...new Set(values.filter(Boolean))].toSorted(byName).map((value) => ({ value, title: value }))
  return {
    year: offered(reports.map(({ publishedOn }) => publishedOn.slice(0, 4))).toReversed(),
    industry: offered(reports.map(({ industry }) => industry)),
    city: offered(reports.map(({ city }) => city)),
  }
}

/**
 * The reports that match the address.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundReports(parameters: RouteQuery): Promise<FoundReports> {
  const reports = await readReports()
  const choices = reportChoicesOf(reports)
  const address = reportAddress(parameters)
  const query = REPORT_LIST.readPage(address, choices)
  const part = REPORT_LIST.find(reports, query, choices, query.page)
  return { ...part, query, ignored: address.notes, offer: REPORT_LIST.offer(reports, query, choices) }
}

export function reportAddress(parameters: RouteQuery): Address {
  return new Address(parameters, 'No report has the {what} “{typed}”; it was left out.')
}
