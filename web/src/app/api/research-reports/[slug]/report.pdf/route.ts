import { env } from '@/config/env'
import { readReport } from '@/content/readers/report-lists'
import { readSettings } from '@/content/readers/settings'
import { answerWithDocument } from '@/features/documents/answer'

/** A report for reading on paper, made from the same record as its page. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return answerWithDocument(request, async () => {
    const [report, settings] = await Promise.all([readReport(slug), readSettings()])
    if (!report) return null
    const from = { report, settings, address: `${env().SITE_URL}/insights/research-reports/${report.slug}` }
    return {
      from,
      make: async () => {
        const { makeReportPaper } = await import('@/features/documents/make-report-paper')
        return makeReportPaper(from)
      },
      contentType: 'application/pdf',
      fileName: `${report.slug}.pdf`,
    }
  })
}
