import { PREVIEW_PARAMETER, translatableFields } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { uidOf } from '../content-models'
import { mayDoWith, type RecordId } from '../editors/record-rights'
import { signedInEditor } from '../editors/rights'
import { publicOrigin } from '../public-origin'
import type { Fields } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { textOf } from '../publishing/walk'
import { TRANSLATION } from '../translations/translation-progress'
import { pageOfRecord } from './page-of-record'
import { makeLink } from './shared-links'
import { type PreviewTicket, writeTicket } from './tickets'

/** Seconds. A working day, because the admin requests the address once and keeps it while a form is open. */
const BESIDE_FORM_S = 12 * 3_600

export interface SharedPreview {
  url: string
  /** ISO time. */
  until: string
}

/** Origins under which editors open the admin. Without a public address, this machine has two names. */
export function adminOrigins(): string[] {
  const origin = publicOrigin()
  const { hostname, port } = new URL(origin)
  return settings.publicUrl || hostname !== '127.0.0.1' ? [origin] : [origin, `http://localhost:${port}`]
}

/**
 * Address for the admin's own preview page, with the permissions of the user who requests it.
 *
 * @param status the version that the form shows.
 * @returns `null` for a record without a page, or one that the user may not read.
 */
export async function addressBesideForm(
  strapi: Core.Strapi,
  record: RecordId,
  status: string | undefined,
): Promise<string | null> {
  const drafts = status !== 'published'
  const request = strapi.requestContext.get() as Context | undefined
  if (!request?.state.user || !(await mayDoWith(strapi, request, 'read', record))) return null
  const path = await pathOfVersion(strapi, record, drafts ? 'draft' : 'published')
  return path && addressOfEditor(path, { maker: signedInEditor(request).id, drafts })
}

/**
 * Makes a link to a draft that an editor may share, and that expires.
 *
 * @returns `null` for a record without a page.
 */
export async function addressToShare(
  strapi: Core.Strapi,
  record: RecordId,
  maker: number,
): Promise<SharedPreview | null> {
  const path = await pathOfVersion(strapi, record, 'draft')
  if (!path) return null
  const { ticket, untilMs } = await makeLink(strapi, record, maker)
  return { url: addressWithTicket(path, ticket), until: new Date(untilMs).toISOString() }
}

async function pathOfVersion(
  strapi: Core.Strapi,
  { uid, documentId }: RecordId,
  status: 'draft' | 'published',
): Promise<string | null> {
  const record: unknown = await strapi.documents(uid).findOne({ documentId, status } as never)
  return record ? pathToPreview(strapi, uid, record as Fields) : null
}

/** The page of a record; for a translation, that of the record that it translates, in its language. */
async function pathToPreview(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): Promise<string | null> {
  if (uid !== TRANSLATION) return pageOfRecord(strapi.contentType(uid).info.singularName, record)
  const language = settings.languages.find((one) => one === record.language)
  const path = language ? await pathOfTranslated(strapi, record) : null
  return path && `/${language}${path === '/' ? '' : path}`
}

/** Words that several records share are on the home page, if on any. */
async function pathOfTranslated(strapi: Core.Strapi, { type, record: name }: Fields): Promise<string | null> {
  const model = Object.keys(translatableFields).find((one) => one === type)
  if (!model) return '/'
  const uid = uidOf(model)
  const drafts = (await strapi.documents(uid).findMany({ status: 'draft', limit: -1 } as never)) as Fields[]
  const translated = drafts.find((draft) => textOf(name) === '' || recordTitleOf(strapi, uid, draft) === textOf(name))
  return translated ? pageOfRecord(model, translated) : null
}

/**
 * Address of the public site for an editor who is signed in: pages as visitors see them, each with a link to its
 * records.
 */
export function addressOfSite(editor: number): string {
  return addressOfEditor('/', { maker: editor, drafts: false })
}

function addressOfEditor(path: string, ticket: PreviewTicket): string {
  return addressWithTicket(path, writeTicket(ticket, Date.now() + BESIDE_FORM_S * 1000))
}

function addressWithTicket(path: string, ticket: string): string {
  const url = new URL(path, settings.siteUrl)
  url.searchParams.set(PREVIEW_PARAMETER, ticket)
  return url.href
}
