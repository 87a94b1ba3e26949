import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { permissionService } from '../strapi-port/permissions'
import { ONLY_OTHERS, refusal } from './refusal'
import { type ContentRight, type LibraryRight, mayDo, mayInLibrary, readAbility, SUPER_ADMIN } from './rights'

/** The records of a type for which an editor has a right. */
export interface PermittedRecords {
  has(documentId: string): boolean
}

const NONE: PermittedRecords = { has: () => false }
const ALL: PermittedRecords = { has: () => true }

/**
 * The records for which an editor has a right, by the conditions of the permission, such as “is creator”. The database
 * applies the conditions as filters, as it does for the lists of the content manager.
 *
 * @param documentId narrows the search when only one record matters.
 */
export async function permittedRecords(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  right: ContentRight,
  uid: UID.ContentType,
  documentId?: string,
): Promise<PermittedRecords> {
  if (!mayDo(ctx, right, uid)) return NONE
  const { createPermissionsManager } = permissionService(strapi)
  const manager = createPermissionsManager({ ability: readAbility(ctx), model: uid })
  const conditions = manager.getQuery(`plugin::content-manager.explorer.${right}`)
  if (conditions === null) return NONE
  if (Object.keys(conditions).length === 0) return ALL
  const draft = strapi.contentType(uid).options?.draftAndPublish === true ? [{ publishedAt: { $null: true } }] : []
  const one = documentId === undefined ? [] : [{ documentId }]
  const rows: { documentId: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId'], where: { $and: [conditions, ...draft, ...one] } })
  return new Set(rows.map((row) => row.documentId))
}

/** Whether an editor has a right for a record that exists. */
export async function mayDoWith(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  right: ContentRight,
  { uid, documentId }: RecordId,
): Promise<boolean> {
  return (await permittedRecords(strapi, ctx, right, uid, documentId)).has(documentId)
}

const FILE = 'plugin::upload.file'

/** Whether an editor has a right for a file of the media library, which may be for one's own files only. */
export async function mayDoWithFile(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  right: LibraryRight,
  id: number,
): Promise<boolean> {
  if (!mayInLibrary(ctx, right)) return false
  const manager = permissionService(strapi).createPermissionsManager({ ability: readAbility(ctx), model: FILE })
  const conditions = manager.getQuery(`plugin::upload.${right}`)
  return conditions !== null && (await strapi.db.query(FILE).count({ where: { $and: [conditions, { id }] } })) > 0
}

/** A record by its type. */
export interface RecordId {
  uid: UID.ContentType
  documentId: string
}

/**
 * Lets only those pass who have a right for a record.
 *
 * @throws {errors.PolicyError} without the right, for the type or for this record.
 * @throws {errors.NotFoundError} when there is no such record.
 */
export async function demandRight(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  right: ContentRight,
  record: RecordId,
): Promise<void> {
  const { uid, documentId } = record
  demandTypeRight(strapi, ctx, right, uid)
  if ((await strapi.db.query(uid).count({ where: { documentId } })) === 0) {
    throw new errors.NotFoundError('This record is gone. Open its list again.')
  }
  if (!(await mayDoWith(strapi, ctx, right, record))) {
    throw refusal(ONLY_OTHERS)
  }
}

const VERBS: Readonly<Record<ContentRight, string>> = {
  create: 'add',
  read: 'open',
  update: 'change',
  delete: 'delete',
  publish: 'publish',
}

/**
 * Lets only those pass who have a right for records of a type, perhaps for some only.
 *
 * @throws {errors.PolicyError}
 */
export function demandTypeRight(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  right: ContentRight,
  uid: UID.ContentType,
): void {
  if (mayDo(ctx, right, uid)) return
  const { displayName } = strapi.contentTypes[uid]?.info ?? { displayName: uid }
  throw refusal(
    `Your role may not ${VERBS[right]} records of the type “${displayName}”. An administrator can allow it.`,
  )
}

/** The rights of an account, for work that its editor did not ask for in this request. */
export async function rightsOfAccount(strapi: Core.Strapi, id: number): Promise<Pick<Context, 'state'>> {
  const account: { id: number } | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id }, populate: { roles: { select: ['id'] } } })
  return { state: account ? { userAbility: await permissionService(strapi).engine.generateUserAbility(account) } : {} }
}

/**
 * Accounts whose roles give them a right for a record. Super admins are included only when no other account has it: they
 * run the system and do not do its daily work.
 */
export async function editorsWhoMay(strapi: Core.Strapi, right: ContentRight, record: RecordId): Promise<number[]> {
  const accounts: { id: number; blocked: boolean | null; roles: { code: string }[] }[] = await strapi.db
    .query('admin::user')
    .findMany({
      where: {
        isActive: true,
        roles: { permissions: { action: `plugin::content-manager.explorer.${right}`, subject: record.uid } },
      },
      select: ['id', 'blocked'],
      populate: { roles: { select: ['code'] } },
    })
  const permitted: typeof accounts = []
  for (const account of accounts) {
    if (account.blocked) continue
    if (await mayDoWith(strapi, await rightsOfAccount(strapi, account.id), right, record)) permitted.push(account)
  }
  const others = permitted.filter(({ roles }) => !roles.some(({ code }) => code === SUPER_ADMIN))
  return (others.length > 0 ? others : permitted).map(({ id }) => id)
}
