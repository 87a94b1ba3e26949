import 'server-only'
import { RequestError } from '@/content/errors'
import { PageMissing } from '@/routing/errors'
import { linkTokenOf } from '@/routing/link-cookie'
import type { RouteQuery } from '@/routing/route'
import { type Phrase, say } from '@/words/say'
import { Address } from '../lists/address'

/** What a signed link opens. */
export interface Opened<T> {
  view: T
  token: string
  /** What was just done; empty when nothing was. */
  note: string
}

/**
 * Reads what a signed link opens.
 *
 * @param cookie the value of the cookie that the link was exchanged for.
 * @param notes by the value of `done` in the address.
 * @throws {PageMissing} when the link is not valid.
 */
export async function readByLink<T>(
  { query, cookie }: { query: RouteQuery; cookie: string | undefined },
  notes: Readonly<Record<string, Phrase>>,
  see: (token: string) => Promise<T>,
): Promise<Opened<T>> {
  const [done = ''] = new Address(query).values('done')
  const token = linkTokenOf(query, cookie)
  if (!token) throw new PageMissing('no token')
  const note = Object.hasOwn(notes, done) ? notes[done] : undefined
  try {
    return { view: await see(token), token, note: note ? say(note) : '' }
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') throw new PageMissing('the link opens nothing')
    throw error
  }
}
