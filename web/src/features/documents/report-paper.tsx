import 'server-only'
import type { ResearchReport, SiteSettings } from '@ashlar/contract'
import { Document, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { formatDate } from '@/ui/date/format-date'
import { fonts } from './fonts'
import { CoverSheet } from './paper/cover-sheet'
import { PaperChart } from './paper/paper-chart'
import { PaperParagraphs, PaperSection, Sheet } from './paper/sheet'
import { ink, styles } from './paper/theme'

interface ReportPaperContent {
  report: ResearchReport
  settings: SiteSettings
  /** Full address of the report's page. */
  address: string
}

/** Renders a report as PDF. */
export function makeReportPaper(content: ReportPaperContent): Promise<Uint8Array> {
  return renderToBuffer(<ReportPaper {...content} />)
}

/** A report as a document: findings, text with charts, method, sources, citation and data. */
function ReportPaper({ report, settings, address }: ReportPaperContent) {
  const charts = new Map(report.charts.map((chart) => [chart.key, chart]))
  const first = report.sources[0]
  const source = first ? [first.label, first.date && formatDate(first.date)].filter(Boolean).join(', ') : ''
  return (
    <Document
      title={report.title}
      author={report.authors.map(({ name }) => name).join(', ') || settings.legalName}
      subject={report.summary}
      language="en-IN"
    >
      <CoverSheet
        brand={settings.brandName}
        title={report.title}
        subtitle={report.subtitle}
        facts={[
          `Research, ${[report.industry, report.city].filter(Boolean).join(', ')}`,
          report.authors.map(({ name }) => name).join(', '),
          formatDate(report.publishedOn),
        ].filter(Boolean)}
        picture={null}
      />
      <Sheet running={report.title} brand={settings.brandName} address={address} notice={settings.demonstrationNotice}>
        <PaperSection heading="Key findings">
          <Text style={styles.lead}>{report.summary}</Text>
          {report.pullFigure ? (
            <View
              wrap={false}
              style={{ marginBottom: 14, paddingLeft: 14, borderLeftWidth: 3, borderLeftColor: ink.accent }}
            >
              <Text style={{ fontFamily: fonts.display.family, fontSize: 34, lineHeight: 1.1 }}>
                {report.pullFigure.value}
              </Text>
              <Text style={styles.strong}>{report.pullFigure.label}</Text>
            </View>
          ) : null}
          {report.findings.map((finding, index) => (
            <View key={finding} style={styles.row} wrap={false}>
              <Text style={[styles.strong, { width: 18, color: ink.accentDark }]}>{index + 1}</Text>
              <Text style={{ flex: 1 }}>{finding}</Text>
            </View>
          ))}
        </PaperSection>
        {report.sections.map((section) => {
          const chart = charts.get(section.chart)
          return (
            <PaperSection key={section.heading} heading={section.heading}>
              <PaperParagraphs text={section.text} />
              {chart ? <PaperChart chart={chart} source={source} /> : null}
            </PaperSection>
          )
        })}
        {report.method ? (
          <PaperSection heading="Method">
            <PaperParagraphs text={report.method} />
          </PaperSection>
        ) : null}
        {report.sources.length > 0 ? (
          <PaperSection heading="Sources">
            {report.sources.map(({ label, date }) => (
              <Text key={label} style={styles.paragraph}>
                {[label, formatDate(date) || date].filter(Boolean).join(', ')}
              </Text>
            ))}
          </PaperSection>
        ) : null}
        <PaperSection heading="How to cite">
          <Text style={styles.paragraph}>{report.cite}</Text>
          <Text style={styles.note}>{address}</Text>
        </PaperSection>
        <Data report={report} />
      </Sheet>
    </Document>
  )
}

/** All numbers behind the charts. */
function Data({ report }: { report: ResearchReport }) {
  const { columns, rows } = report.dataset
  if (columns.length === 0 || rows.length === 0) return null
  const width = `${100 / columns.length}%`
  return (
    <PaperSection
      heading="The data"
      lead={`${rows.length} rows. The same as a file for spreadsheets is on the report’s page.`}
    >
      <View
        style={[styles.row, styles.strong, { fontSize: 8, borderTopWidth: 1, borderTopColor: ink.deep }]}
        wrap={false}
        minPresenceAhead={60}
      >
        {columns.map(({ name, unit }) => (
          <Text key={name} style={{ width, paddingRight: 6 }}>
            {unit ? `${name} (${unit})` : name}
          </Text>
        ))}
      </View>
      {rows.map((row) => (
        <View key={row.join('|')} style={[styles.row, { paddingVertical: 2.5, fontSize: 8 }]} wrap={false}>
          {columns.map(({ name }, column) => (
            <Text key={name} style={{ width, paddingRight: 6 }}>
              {row[column] ?? ''}
            </Text>
          ))}
        </View>
      ))}
    </PaperSection>
  )
}
