import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { RecordId } from '../editors/record-rights'

const PREVIEW_LINK = 'api::preview-link.preview-link'
const DAYS = 7
/** How the ticket of a shared link begins. An editor's signed ticket begins with a number. */
const PREFIX = 'link.'

/** A row of `preview_links`. */
export interface SharedLink {
  id: number
  /** Strapi's name of the content type. */
  type: RecordId['uid']
  /** The record's `documentId`. */
  record: string
  /** Id of the account that made it. */
  maker: number
  madeAt: string
  endsAt: string
}

/**
 * Makes a link to one draft. Only a hash of its ticket is stored: whoever reads the database or a backup cannot use it.
 *
 * @returns its ticket, and when it ends.
 */
export async function makeLink(
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
  maker: number,
): Promise<{ ticket: string; untilMs: number }> {
  const now = new Date()
  await strapi.db.query(PREVIEW_LINK).deleteMany({ where: { endsAt: { $lt: now.toISOString() } } })
  const ticket = PREFIX + randomBytes(32).toString('base64url')
  const untilMs = now.getTime() + DAYS * DAY_MS
  await strapi.db.query(PREVIEW_LINK).create({
    data: {
      ...{ hash: hashOf(ticket), type: uid, record: documentId, maker },
      madeAt: now.toISOString(),
      endsAt: new Date(untilMs).toISOString(),
    },
  })
  return { ticket, untilMs }
}

/** The links to a record that have not ended, newest first. */
export function linksToRecord(strapi: Core.Strapi, { uid, documentId }: RecordId): Promise<SharedLink[]> {
  return strapi.db.query(PREVIEW_LINK).findMany({
    where: { type: uid, record: documentId, endsAt: { $gt: new Date().toISOString() } },
    orderBy: { id: 'desc' },
  })
}

export async function endLink(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(PREVIEW_LINK).deleteMany({ where: { id } })
}

export function isLinkTicket(ticket: string): boolean {
  return ticket.startsWith(PREFIX)
}

/** @returns `null` when the link was ended, or its time is over. */
export function linkOfTicket(strapi: Core.Strapi, ticket: string, nowMs: number): Promise<SharedLink | null> {
  const endsAt = { $gt: new Date(nowMs).toISOString() }
  return strapi.db.query(PREVIEW_LINK).findOne({ where: { hash: hashOf(ticket), endsAt } })
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
