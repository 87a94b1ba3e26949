import { Font, StyleSheet } from '@react-pdf/renderer'
import { fonts } from '../fonts'

for (const { family, file } of Object.values(fonts)) Font.register({ family, src: file })
// Words stay whole: the library hyphenates by the rules of one language, and names are not words.
Font.registerHyphenationCallback((word) => [word])

/** The colours of web/src/ui/styles/tokens.css in light, as ink. */
export const ink = {
  indigo: '#1b1a4b',
  indigoDeep: '#0f0e33',
  indigoSoft: '#55547c',
  onIndigo: '#c9c8e6',
  stone: '#fbfaf6',
  course: '#f3f0e7',
  joint: '#d2c9b4',
  marigold: '#e8a013',
  marigoldDark: '#8a5800',
} as const

/** Points; A4 is 595 by 842. */
export const MARGIN = 42
export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842
export const INSIDE = PAGE_WIDTH - 2 * MARGIN

export const styles = StyleSheet.create({
  page: {
    paddingTop: 62,
    paddingBottom: 66,
    paddingHorizontal: MARGIN,
    fontFamily: fonts.text.family,
    fontSize: 10,
    lineHeight: 1.45,
    color: ink.indigo,
    backgroundColor: '#ffffff',
  },
  running: {
    position: 'absolute',
    top: 26,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingBottom: 6,
    borderBottomWidth: 0.5,
    borderBottomColor: ink.joint,
    fontSize: 8,
    color: ink.indigoSoft,
  },
  foot: {
    position: 'absolute',
    // From above: what hangs from the lower edge is lost where a sheet ends early.
    top: PAGE_HEIGHT - 50,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: ink.indigoSoft,
  },
  h2: { fontFamily: fonts.display.family, fontSize: 19, lineHeight: 1.12, marginBottom: 10 },
  h3: { fontFamily: fonts.strong.family, fontSize: 11, lineHeight: 1.25, marginBottom: 4 },
  section: { marginTop: 24 },
  paragraph: { marginBottom: 7 },
  lead: { fontSize: 12.5, lineHeight: 1.42, marginBottom: 12 },
  soft: { color: ink.indigoSoft },
  note: { fontSize: 8, lineHeight: 1.4, color: ink.indigoSoft },
  strong: { fontFamily: fonts.strong.family },
  row: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 5,
    borderTopWidth: 0.5,
    borderTopColor: ink.joint,
  },
  columns: { flexDirection: 'row', gap: 24 },
})
