import { Link, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { keepTogether } from '@/ui/text/keep-together'
import { styles } from './theme'

interface SheetProps {
  /** Title of the document, at the top of every sheet. */
  running: string
  brand: string
  /** Full address of the page that it was made from. */
  address: string
  /** Text at the bottom of every sheet. */
  notice: string
  children: ReactNode
}

/** A4 sheets with a running head, the address of the page and page numbers; as many as the content needs. */
export function Sheet({ running, brand, address, notice, children }: SheetProps) {
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.running} fixed>
        <Text>{running}</Text>
        <Text style={styles.strong}>{brand}</Text>
      </View>
      {children}
      <View style={styles.foot} fixed>
        <View style={{ flex: 1 }}>
          <Link src={address} style={{ color: 'inherit', textDecoration: 'none' }}>
            {address}
          </Link>
          {notice ? <Text>{notice}</Text> : null}
        </View>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
      </View>
    </Page>
  )
}

/**
 * In points: the height of the tallest unbreakable element that may come first in a section, a registration with its
 * code.
 */
const FIRST_THING = 150

/**
 * A section of the document. Its heading is never the last thing on a sheet. It adds no box around its children: the
 * PDF library keeps a heading with the next element only when something comes before the heading in the same box.
 */
export function PaperSection({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <View style={styles.section} minPresenceAhead={FIRST_THING}>
        <Text style={styles.h2}>{heading}</Text>
        {lead ? <Text style={[styles.paragraph, styles.soft]}>{lead}</Text> : null}
      </View>
      {children}
    </>
  )
}

/** Rows of a label and a value. */
export function FactRows({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return facts.map(({ label, value }) => (
    <View key={label} style={styles.row} wrap={false}>
      <Text style={[styles.soft, { width: '32%' }]}>{label}</Text>
      <Text style={[styles.strong, { flex: 1 }]}>{keepTogether(value)}</Text>
    </View>
  ))
}

export function PaperParagraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <Text key={paragraph} style={styles.paragraph} orphans={2} widows={2}>
        {keepTogether(paragraph.trim())}
      </Text>
    ))
}
