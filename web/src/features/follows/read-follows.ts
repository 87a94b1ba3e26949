import 'server-only'
import { followsByLink } from '@/content/writers/follows'
import type { RouteQuery } from '@/routing/route'
import { readByLink } from '../signed-links/read-by-link'
import { followNotes } from './follow-actions'
import type { ShownFollow } from './follows-view'
import { findSubject } from './subject'

/**
 * All that the address of a signed link follows.
 *
 * @param cookie the value of the cookie that the link was exchanged for.
 * @throws {PageMissing} when the link is not valid.
 */
export async function readFollows(query: RouteQuery, cookie: string | undefined) {
  const opened = await readByLink({ query, cookie }, followNotes, followsByLink.see)
  const follows = await Promise.all(opened.view.follows.map(shownOf))
  return { ...opened, follows }
}

/** What is no longer on the site is named by its address, so that it can be ended all the same. */
async function shownOf({ id, subject: address }: { id: number; subject: string }): Promise<ShownFollow> {
  const subject = await findSubject(address)
  return { id, address: subject?.address ?? address, title: subject?.title ?? address }
}
