import { withReadableTexts } from '@ashlar/contract'
import type { Change } from './change'

/**
 * Leaves out control characters of what is saved: they come with what was pasted or imported, nobody sees them, and one
 * in a title would make every feed of its list unreadable.
 */
export function keepTextsReadable({ params }: Change): undefined {
  if (params.data) params.data = withReadableTexts(params.data)
}
