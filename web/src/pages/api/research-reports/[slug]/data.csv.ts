import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readReport } from '@/content/readers/report-lists'
import { datasetCsv } from '@/features/research/dataset-csv'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** The numbers behind a report as a file. */
export const GET: APIRoute = async ({ params }) => {
  try {
    const report = await readReport(params.slug ?? '')
    if (!report) return new Response('There is no such report.', { status: 404 })
    return new Response(datasetCsv(report.dataset), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="ashlar-${report.slug}.csv"`,
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
