import 'server-only'
import type { ResearchReport, SiteSettings } from '@ashlar/contract'
import type { Dataset, Report } from 'schema-dts'
import { fullAddress } from './json-ld'
import { organizationReference } from './organization-data'

/** A report, and its data as a data set that can be downloaded. */
export function reportData(report: ResearchReport, settings: SiteSettings): (Report | Dataset)[] {
  const publisher = organizationReference(settings)
  const files = `/api/research-reports/${report.slug}`
  const dataset = fullAddress(`/insights/research-reports/${report.slug}#data`)
  const paper: Report = {
    '@type': 'Report',
    headline: report.title,
    ...(report.subtitle ? { alternativeHeadline: report.subtitle } : {}),
    datePublished: report.publishedOn,
    author: report.authors.map(({ name }) => ({ '@type': 'Person', name })),
    publisher,
    ...(report.industry ? { about: report.industry } : {}),
    mainEntityOfPage: fullAddress(`/insights/research-reports/${report.slug}`),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: fullAddress(`${files}/report.pdf`),
    },
    ...(report.dataset.rows.length > 0 ? { hasPart: { '@id': dataset } } : {}),
  }
  if (report.dataset.rows.length === 0) return [paper]
  return [
    paper,
    {
      '@type': 'Dataset',
      '@id': dataset,
      name: report.title,
      description: report.method || report.subtitle,
      creator: { '@id': publisher['@id'] },
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: fullAddress(`${files}/data.csv`),
      },
    },
  ]
}
