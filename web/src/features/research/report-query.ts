import type { ResearchReport } from '@ashlar/contract'

/** What a visitor asked the list of reports for; empty means no wish. */
export interface ReportQuery {
  year: string
  industry: string
  city: string
}

export type Parameters = Record<string, string | string[] | undefined>

/** What reports there are to choose from. */
export function choicesOf(reports: readonly ResearchReport[]) {
  const unique = (values: string[]) => [...new Set(values.filter(Boolean))].toSorted()
  return {
    years: unique(reports.map(({ publishedOn }) => publishedOn.slice(0, 4))).toReversed(),
    industries: unique(reports.map(({ industry }) => industry)),
    cities: unique(reports.map(({ city }) => city)),
  }
}

/** Reads the address; what no report has is left out, and the visitor is told. */
export function readReportQuery(parameters: Parameters, choices: ReturnType<typeof choicesOf>) {
  const ignored: string[] = []
  const oneOf = (name: keyof ReportQuery, known: readonly string[]): string => {
    const given = parameters[name]
    const value = ((Array.isArray(given) ? given[0] : given) ?? '').trim().slice(0, 80)
    if (value === '') return ''
    const match = known.find((candidate) => candidate.toLowerCase() === value.toLowerCase())
    if (match === undefined) ignored.push(`No report has the ${name} “${value}”`)
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
