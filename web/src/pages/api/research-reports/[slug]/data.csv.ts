import { slugOf } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readReport } from '@/content/readers/reports'
import { readSettings } from '@/content/readers/settings'
import { datasetCsv } from '@/features/research/dataset-csv'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The data of a report as a CSV file. */
export const GET: APIRoute = async ({ params }) => {
  try {
    const [report, { brandName }] = await Promise.all([readReport(params.slug ?? ''), readSettings()])
    if (!report) return new Response('There is no such report.', { status: 404 })
    return new Response(datasetCsv(report.dataset), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${slugOf(brandName)}-${report.slug}.csv"`,
        'Cache-Control': 'public, max-age=0, s-maxage=60',
      },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('The data cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30' },
    })
  }
}
