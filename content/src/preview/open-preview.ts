import type { Core } from '@strapi/strapi'
import { readTicket } from './tickets'

/** What a valid ticket gives to its request. */
export interface OpenPreview {
  /** Unix time in milliseconds. */
  untilMs: number
  drafts: boolean
  /** Whether it was opened by a link for somebody without an account. */
  shared: boolean
  /** Whether drafts of a content type are shown: those that the maker of the ticket may read. */
  shows(uid: string): boolean
}

interface Permission {
  subject: string | null
  conditions: readonly string[]
}

/**
 * Opens a ticket. The permissions of its maker are read at each request, so that links stop working when the maker's
 * account or permission is removed.
 *
 * @returns `null` when the ticket is not valid, or its maker may no longer sign in.
 */
export async function openPreview(
  strapi: Core.Strapi,
  ticket: string,
  nowMs = Date.now(),
): Promise<OpenPreview | null> {
  const read = readTicket(ticket, nowMs)
  if (!read) return null
  const maker = await strapi.db.query('admin::user').findOne({ where: { id: read.maker, isActive: true } })
  if (!maker || maker.blocked === true) return null
  const { drafts, shared, untilMs } = read
  const readable = drafts ? await readableTypes(strapi, read.maker) : new Set<string>()
  return { untilMs, drafts, shared, shows: (uid) => readable.has(uid) }
}

/** A conditional permission, such as for one's own records only, does not count. */
async function readableTypes(strapi: Core.Strapi, user: number): Promise<ReadonlySet<string>> {
  const permissions: Permission[] = await strapi.db.query('admin::permission').findMany({
    where: { action: 'plugin::content-manager.explorer.read', role: { users: { id: user } } },
  })
  const unconditional = permissions.filter(({ conditions }) => conditions.length === 0)
  return new Set(unconditional.flatMap(({ subject }) => subject ?? []))
}
