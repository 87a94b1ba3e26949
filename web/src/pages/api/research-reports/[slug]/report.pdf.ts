import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { readReport } from '@/content/readers/reports'
import { readSettings } from '@/content/readers/settings'
import { answerWithDocument } from '@/features/documents/answer'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A report as PDF, made from the same record as its page. */
export const GET: APIRoute = async ({ request, params }) => {
  const { slug = '' } = params
  return answerWithDocument(request, async () => {
    const [report, settings] = await Promise.all([readReport(slug), readSettings()])
    if (!report) return null
    const from = { report, settings, address: `${env().SITE_URL}/insights/research-reports/${report.slug}` }
    return {
      from,
      make: async () => {
        const { makeReportPaper } = await import('@/features/documents/report-paper')
        return makeReportPaper(from)
      },
      contentType: 'application/pdf',
      fileName: `${report.slug}.pdf`,
    }
  })
}
