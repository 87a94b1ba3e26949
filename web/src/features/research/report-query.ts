import type { Combination } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import { orFromWhole } from '@/content/read'
import { type ListedReport, readReportCombinations, readReportPage, readReports } from '@/content/readers/reports'
import type { RouteQuery } from '@/routing/route'
import { type AskedChoices, FilteredList } from '../filters/filtered-list'
import { Address, type Offered } from '../lists/address'

export const REPORTS_PATH = '/insights/research-reports'
type ReportFilter = 'year' | 'industry' | 'city'

/** What a visitor asked the list of reports for. */
export type ReportQuery = AskedChoices<ReportFilter>

/** What reports there are to choose from. */
export type ReportChoices = Record<ReportFilter, readonly Offered[]>

export interface FoundReports extends ListPage<ListedReport> {
  query: ReportQuery
  ignored: readonly string[]
  choices: ReportChoices
}

/** The list and its filters (docs/guides/add-a-filter.md). */
export const REPORT_LIST = new FilteredList<ReportFilter, ListedReport, ReportChoices>(REPORTS_PATH, 24, {
  year: {
    kind: 'one',
    parameter: 'year',
    what: 'year',
    label: 'Year',
    any: 'All years',
    choices: ({ year }) => year,
    backend: (year) => ({ publishedOn: { $between: [`${year}-01-01`, `${year}-12-31`] } }),
    titlesOf: ({ publishedOn }) => publishedOn.slice(0, 4),
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
  },
})

/** What reports there are to choose from. Their values stand in the address as they are. */
export function reportChoicesOf(combinations: readonly Combination[]): ReportChoices {
  const unique = (field: string) => [...new Set(combinations.flatMap(({ values }) => values[field] ?? []))].toSorted()
  const years = new Set(unique('publishedOn').map((date) => date.slice(0, 4)))
  const offered = (values: readonly string[]) => values.map((value) => ({ value, title: value }))
  return {
    year: offered([...years].toReversed()),
    industry: offered(unique('industry')),
    city: offered(unique('city')),
  }
}

/**
 * The reports that the address asks for.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundReports(parameters: RouteQuery): Promise<FoundReports> {
  const choices = reportChoicesOf(await readReportCombinations())
  const address = reportAddress(parameters)
  const query = REPORT_LIST.read(address, choices)
  const wanted = address.wantedPage()
  const part = await orFromWhole(
    () => readReportPage(REPORT_LIST.backendFilters(query, choices), REPORT_LIST.requestFor(query, wanted)),
    async () => REPORT_LIST.find(await readReports(), query, choices, wanted),
  )
  address.page(part.pages)
  return { ...part, query, ignored: address.notes, choices }
}

export function reportAddress(parameters: RouteQuery): Address {
  return new Address(parameters, (what, typed) => `No report has the ${what} “${typed}”; it was left out.`)
}
