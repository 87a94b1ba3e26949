import { Tag } from '@/ui/tag/tag'
import { say } from '@/words/say'
import type { Term } from './term-of'

/** A tag that says how a registration has ended; nothing while it is valid. */
export function EndedTag({ ended }: Pick<Term, 'ended'>) {
  return ended ? <Tag tone={ended === 'Completed' ? 'plain' : 'done'}>{say(ended)}</Tag> : null
}
