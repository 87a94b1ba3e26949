import { Link, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { keepTogether } from '@/ui/text/keep-together'
import { styles } from './theme'

interface SheetProps {
  /** What the document is, at the head of every sheet. */
  running: string
  brand: string
  /** The page it was made from, in full. */
  address: string
  /** Said at the foot of every sheet. */
  notice: string
  children: ReactNode
}

/** A4 sheets with a running head, where it comes from, and numbers; as many as the content needs. */
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

/** Points: as much as the tallest thing that stands first in a part and does not break, a registration with its code. */
const FIRST_THING = 150

/**
 * A part of the document; its heading never ends a sheet. It is no box around its children: the library keeps a heading
 * with what follows only where something stands before it in the same box.
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

/** What, and how much: a line each. */
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
