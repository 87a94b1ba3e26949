import type { FollowSeen } from '@ashlar/contract'
import * as z from 'zod/mini'
import { fullAddressOf } from '@/routing/full-address'
import { say } from '@/words/say'

/** A record of a list. */
interface Listed {
  /** Stays when the record is renamed, where the backend has such ids. */
  id: string
  /** What a mail calls it. */
  words: string
  path: string
}

/** Records that a mail names; it counts the others. */
const MOST_NAMED = 10

const seenList = z.object({ known: z.array(z.string()) })

export function seenOfList(found: readonly Listed[]): FollowSeen {
  return { known: found.map(({ id }) => id) }
}

/** What is in a list now and was never told. What left the list and comes back is not new. */
export function newInList(found: readonly Listed[], seen: FollowSeen): { lines: string[]; seen: FollowSeen } {
  const read = seenList.safeParse(seen)
  if (!read.success) return { lines: [], seen: seenOfList(found) }
  const known = new Set(read.data.known)
  const added = found.filter(({ id }) => !known.has(id))
  const named = added.slice(0, MOST_NAMED).map(({ words, path }) => `${words}\n${fullAddressOf(path)}`)
  const others = added.length - named.length
  return {
    lines: others > 0 ? [...named, say('and {count} more', { count: others })] : named,
    seen: { known: [...known, ...added.map(({ id }) => id)] },
  }
}
