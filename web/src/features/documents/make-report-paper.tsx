import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { ReportPaper, type ReportPaperContent } from './report-paper'

/** Sets a report as PDF. */
export function makeReportPaper(content: ReportPaperContent): Promise<Uint8Array> {
  return renderToBuffer(<ReportPaper {...content} />)
}
