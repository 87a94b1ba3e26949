import { PREVIEW_PARAMETER } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { publicOrigin } from '../public-origin'
import { pageOfRecord } from './page-of-record'
import { writeTicket } from './tickets'

/** Seconds: a working day, since the admin asks once and keeps the address for as long as a form is open. */
const BESIDE_FORM_S = 12 * 3_600
/** Seconds for which a link can be shared. */
const SHARED_S = 7 * 24 * 3_600

const READ = 'plugin::content-manager.explorer.read'

/** Whoever is signed in to the admin, as Strapi notes them on a request. */
interface SignedIn {
  user?: { id: number }
  userAbility?: { can(action: string, subject: string): boolean }
}

/** Which record is to be looked at. */
export interface PreviewedRecord {
  uid: UID.ContentType
  documentId: string
}

export interface SharedPreview {
  url: string
  /** ISO time. */
  until: string
}

/** Origins under which editors open the admin. On a machine without a public address it has two names. */
export function adminOrigins(): string[] {
  const origin = publicOrigin()
  const { hostname, port } = new URL(origin)
  return settings.publicUrl || hostname !== '127.0.0.1' ? [origin] : [origin, `http://localhost:${port}`]
}

/**
 * For the admin's own preview page, in the name of whoever asks for it.
 *
 * @param status the version that the form shows.
 * @returns `null` for what has no page, or must not be read by them.
 */
export async function addressBesideForm(
  strapi: Core.Strapi,
  record: PreviewedRecord,
  status: string | undefined,
): Promise<string | null> {
  return (await addressFor(strapi, record, status !== 'published', BESIDE_FORM_S))?.url ?? null
}

/** A link to the draft that may be given to whoever is to read it, and that ends by itself. */
export function addressToShare(strapi: Core.Strapi, record: PreviewedRecord): Promise<SharedPreview | null> {
  return addressFor(strapi, record, true, SHARED_S)
}

async function addressFor(
  strapi: Core.Strapi,
  { uid, documentId }: PreviewedRecord,
  drafts: boolean,
  lifeS: number,
): Promise<SharedPreview | null> {
  const { user, userAbility } = (strapi.requestContext.get()?.state ?? {}) as SignedIn
  if (!user || !userAbility?.can(READ, uid)) return null
  const status = drafts ? 'draft' : 'published'
  const record: unknown = await strapi.documents(uid).findOne({ documentId, status } as never)
  const path = record && pageOfRecord(strapi.contentType(uid).info.singularName, record)
  if (!path) return null
  const untilMs = Date.now() + lifeS * 1000
  const url = new URL(path, settings.siteUrl)
  url.searchParams.set(PREVIEW_PARAMETER, writeTicket({ maker: user.id, drafts }, untilMs))
  return { url: url.href, until: new Date(untilMs).toISOString() }
}
