import type { Core } from '@strapi/strapi'
import { readTicket } from './tickets'

/** What a good ticket opens to the request that carries it. */
export interface OpenPreview {
  /** Unix time in milliseconds. */
  untilMs: number
  drafts: boolean
  /** Whether drafts of a content type are shown: those that the ticket's maker may read. */
  shows(uid: string): boolean
}

interface Permission {
  subject: string | null
  conditions: readonly string[]
}

/**
 * Opens a ticket. Its maker is asked for at each request, so that whoever leaves, or loses a right, takes their links
 * along.
 *
 * @returns `null` when the ticket is not good, or its maker may no longer sign in.
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
  const { drafts, untilMs } = read
  const readable = drafts ? await readableTypes(strapi, read.maker) : new Set<string>()
  return { untilMs, drafts, shows: (uid) => readable.has(uid) }
}

/** A right under a condition, such as to one's own records, opens no list of them all. */
async function readableTypes(strapi: Core.Strapi, user: number): Promise<ReadonlySet<string>> {
  const permissions: Permission[] = await strapi.db.query('admin::permission').findMany({
    where: { action: 'plugin::content-manager.explorer.read', role: { users: { id: user } } },
  })
  const unconditional = permissions.filter(({ conditions }) => conditions.length === 0)
  return new Set(unconditional.flatMap(({ subject }) => subject ?? []))
}
