import 'server-only'
import type { ResearchReport, SiteSettings } from '@ashlar/contract'
import type { Dataset, Report } from 'schema-dts'
import { beginOfDay, fullAddress } from './json-ld'
import { organizationReference } from './organization-data'

/** Search engines refuse a data set whose description is shorter, in characters. */
const SHORTEST_DESCRIPTION = 50

/** A report, and its data as a data set that can be downloaded. */
export function reportData(report: ResearchReport, settings: SiteSettings): (Report | Dataset)[] {
  const publisher = organizationReference(settings)
  const files = `/api/research-reports/${report.slug}`
  const dataset = fullAddress(`/insights/research-reports/${report.slug}#data`)
  const description = [report.method, report.subtitle].find((words) => words.length >= SHORTEST_DESCRIPTION)
  const hasData = report.dataset.rows.length > 0 && description !== undefined
  const paper: Report = {
    '@type': 'Report',
    headline: report.title,
    ...(report.subtitle ? { alternativeHeadline: report.subtitle } : {}),
    datePublished: beginOfDay(report.publishedOn),
    author: report.authors.map(({ name }) => ({ '@type': 'Person', name })),
    publisher,
    ...(report.industry ? { about: report.industry } : {}),
    mainEntityOfPage: fullAddress(`/insights/research-reports/${report.slug}`),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: fullAddress(`${files}/report.pdf`),
    },
    ...(hasData ? { hasPart: { '@id': dataset } } : {}),
  }
  if (!hasData) return [paper]
  return [
    paper,
    {
      '@type': 'Dataset',
      '@id': dataset,
      name: report.title,
      description,
      creator: { '@id': publisher['@id'] },
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: fullAddress(`${files}/data.csv`),
      },
    },
  ]
}
