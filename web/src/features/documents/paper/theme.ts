import { Font, StyleSheet } from '@react-pdf/renderer'
import { colour } from '@/ui/styles/colours'
import { fonts } from '../fonts'

for (const { family, file } of Object.values(fonts)) Font.register({ family, src: file })
// No hyphenation: the library uses the rules of one language, which are wrong for names.
Font.registerHyphenationCallback((word) => [word])

/** The brand's colours for white paper. */
export const ink = {
  deep: colour('--deep'),
  deepest: colour('--brand-950'),
  stone: colour('--brand-600'),
  soft: colour('--ink-soft'),
  onDeep: colour('--on-deep'),
  onDeepSoft: colour('--on-deep-soft'),
  joint: colour('--joint-strong'),
  accent: colour('--accent'),
  accentDark: colour('--accent-700'),
} as const

/** In points; A4 is 595 by 842. */
export const MARGIN = 42
export const PAGE_WIDTH = 595
const PAGE_HEIGHT = 842
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN

export const styles = StyleSheet.create({
  page: {
    paddingTop: 62,
    paddingBottom: 66,
    paddingHorizontal: MARGIN,
    fontFamily: fonts.text.family,
    fontSize: 10,
    lineHeight: 1.45,
    color: ink.deep,
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
    color: ink.soft,
  },
  foot: {
    position: 'absolute',
    // Positioned from the top: an element that is positioned from the bottom is lost when a sheet ends early.
    top: PAGE_HEIGHT - 50,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: ink.soft,
  },
  h2: { fontFamily: fonts.display.family, fontSize: 19, lineHeight: 1.12, marginBottom: 10 },
  h3: { fontFamily: fonts.strong.family, fontSize: 11, lineHeight: 1.25, marginBottom: 4 },
  section: { marginTop: 24 },
  paragraph: { marginBottom: 7 },
  lead: { fontSize: 12.5, lineHeight: 1.42, marginBottom: 12 },
  soft: { color: ink.soft },
  note: { fontSize: 8, lineHeight: 1.4, color: ink.soft },
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
