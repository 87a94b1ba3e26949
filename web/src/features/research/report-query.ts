import type { ResearchReport } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import { wholeListIfUnavailable } from '@/content/read'
import {
  type CountedReports,
  type ListedReport,
  readReportCounts,
  readReportPage,
  readReports,
} from '@/content/readers/reports'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { type AskedPage, FilteredList, type ListOffer } from '../filters/filtered-list'
import { Address, type Offered } from '../lists/address'

export const REPORTS_PATH = '/insights/research-reports'
type ReportFilter = 'year' | 'industry' | 'city'

/** The filters and page of the list. */
export type ReportQuery = AskedPage<ReportFilter>

/** The filter choices that exist. */
export type ReportChoices = Record<ReportFilter, readonly Offered[]>

export interface FoundReports extends ListPage<ListedReport> {
  query: ReportQuery
  ignored: readonly string[]
  offer: ListOffer<ReportFilter>
}

/** The fields that the filters use. */
type FilteredReport = Pick<ResearchReport, 'publishedOn' | 'industry' | 'city'>

const CALLED = { path: REPORTS_PATH, anchor: 'list', one: 'report', many: 'reports' }

/** The list and its filters (docs/guides/add-a-filter.md). */
export const REPORT_LIST = new FilteredList<ReportFilter, FilteredReport, ReportChoices>(CALLED, 24, {
  year: {
    kind: 'one',
    parameter: 'year',
    what: 'year',
    label: 'Year',
    any: 'All years',
    choices: ({ year }) => year,
    backend: (year) => ({ publishedOn: { $between: [`${year}-01-01`, `${year}-12-31`] } }),
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
    backend: 'industry',
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
    backend: 'city',
    titlesOf: ({ city }) => city,
    relaxed: { words: 'any city', cost: 2 },
  },
})

/** The filter choices that exist; the address holds their values unchanged. */
export function reportChoicesOf(counted: readonly CountedReports[]): ReportChoices {
  const offered = (values: readonly string[]) =>
    [...new Set(values.filter(Boolean))].toSorted(byName).map((value) => ({ value, title: value }))
  return {
    year: offered(counted.map(({ publishedOn }) => publishedOn.slice(0, 4))).toReversed(),
    industry: offered(counted.map(({ industry }) => industry)),
    city: offered(counted.map(({ city }) => city)),
  }
}

/**
 * The reports that match the address.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundReports(parameters: RouteQuery): Promise<FoundReports> {
  const counted = await readReportCounts()
  const choices = reportChoicesOf(counted)
  const address = reportAddress(parameters)
  const query = REPORT_LIST.readPage(address, choices)
  const part = await wholeListIfUnavailable(
    () => readReportPage(REPORT_LIST.backendFilters(query, choices), REPORT_LIST.requestFor(query, query.page)),
    async () => REPORT_LIST.find(await readReports(), query, choices, query.page),
  )
  return { ...part, query, ignored: address.notes, offer: REPORT_LIST.offer(counted, query, choices) }
}

export function reportAddress(parameters: RouteQuery): Address {
  return new Address(parameters, 'No report has the {what} “{typed}”; it was left out.')
}
