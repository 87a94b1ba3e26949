import type { Core } from '@strapi/strapi'
import { mayDoWith, rightsOfAccount } from '../editors/record-rights'
import { type Permission, permissionRows } from '../strapi-port/permissions'
import { isLinkTicket, linkOfTicket } from './shared-links'
import { readTicket } from './tickets'

/** Which drafts of a content type are shown: all, none, or that of one record among the published ones. */
export type ShownDrafts = 'all' | 'none' | { documentId: string }

/** What a valid ticket gives to its request. */
export interface OpenPreview {
  /** Unix time in milliseconds. */
  untilMs: number
  drafts: boolean
  /** Whether it was opened by a link for somebody without an account. */
  shared: boolean
  draftsOf(uid: string): ShownDrafts
}

/**
 * Opens the ticket of an editor or of a shared link. The permissions of its maker are read at each request, so that
 * both stop working when the maker's account or permission is removed.
 *
 * @returns `null` when the ticket is not valid, its record is gone, or its maker may no longer sign in or read it.
 */
export async function openPreview(
  strapi: Core.Strapi,
  ticket: string,
  nowMs = Date.now(),
): Promise<OpenPreview | null> {
  return isLinkTicket(ticket) ? openLink(strapi, ticket, nowMs) : openOwn(strapi, ticket, nowMs)
}

async function openOwn(strapi: Core.Strapi, ticket: string, nowMs: number): Promise<OpenPreview | null> {
  const read = readTicket(ticket, nowMs)
  if (!read || !(await mayStillSignIn(strapi, read.maker))) return null
  const { drafts, untilMs } = read
  const readable = drafts ? await readableTypes(strapi, read.maker) : new Set<string>()
  return { untilMs, drafts, shared: false, draftsOf: (uid) => (readable.has(uid) ? 'all' : 'none') }
}

async function openLink(strapi: Core.Strapi, ticket: string, nowMs: number): Promise<OpenPreview | null> {
  const link = await linkOfTicket(strapi, ticket, nowMs)
  if (!link || !(await mayStillSignIn(strapi, link.maker))) return null
  const { type, record: documentId, endsAt } = link
  if ((await strapi.db.query(type).count({ where: { documentId } })) === 0) return null
  const maker = await rightsOfAccount(strapi, link.maker)
  if (!(await mayDoWith(strapi, maker, 'read', { uid: type, documentId }))) return null
  return {
    untilMs: new Date(endsAt).getTime(),
    drafts: true,
    shared: true,
    draftsOf: (uid) => (uid === type ? { documentId } : 'none'),
  }
}

async function mayStillSignIn(strapi: Core.Strapi, id: number): Promise<boolean> {
  const maker = await strapi.db.query('admin::user').findOne({ where: { id, isActive: true } })
  return maker !== null && maker.blocked !== true
}

/** A conditional permission, such as for one's own records only, does not count. */
async function readableTypes(strapi: Core.Strapi, user: number): Promise<ReadonlySet<string>> {
  const permissions: Permission[] = await permissionRows(strapi).findMany({
    where: { action: 'plugin::content-manager.explorer.read', role: { users: { id: user } } },
  })
  const unconditional = permissions.filter(({ conditions }) => conditions.length === 0)
  return new Set(unconditional.flatMap(({ subject }) => subject ?? []))
}
