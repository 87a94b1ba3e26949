import { Tag } from '@/ui/tag/tag'
import type { Term } from './term-of'

/** How a registration ended, where it did. */
export function EndedTag({ ended }: Pick<Term, 'ended'>) {
  return ended ? <Tag tone={ended === 'Completed' ? 'plain' : 'past'}>{ended}</Tag> : null
}
