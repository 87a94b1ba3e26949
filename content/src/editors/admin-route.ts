import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { z } from 'zod'
import { refusal } from './refusal'
import { readAbility } from './rights'

type Shape = Readonly<Record<string, z.ZodType>>
type Given<S extends Shape> = z.output<z.ZodObject<S>>

/** A route of the admin, before it has its prefix. */
type AdminRoute = Omit<Core.Route, 'type'>

interface Options {
  /** A permission without records, such as one of the lead desk. */
  needs?: string
  middlewares?: readonly string[]
}

/**
 * A route that only a signed-in editor reaches.
 *
 * @param shape the parameters of its path and of its query. Others are ignored; a wrong one is answered 400.
 * @param handler what it returns is the body of the answer, as Strapi has it.
 */
export function adminRoute<S extends Shape>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  shape: S,
  handler: (ctx: Context, given: Given<S>) => Promise<unknown>,
  { needs, middlewares = [] }: Options = {},
): AdminRoute {
  return {
    method,
    path,
    handler: (ctx: Context) => handler(ctx, readGiven(shape, { ...ctx.query, ...ctx.params })),
    info: { pluginName: 'admin' },
    config: {
      policies: ['admin::isAuthenticatedAdmin'],
      middlewares: [...(needs === undefined ? [] : [demandPermission(needs)]), ...middlewares],
    },
  }
}

/** In place of Strapi's own policy, which refuses with “Policy Failed” and no reason. */
function demandPermission(action: string) {
  return async (ctx: Context, next: Next) => {
    if (readAbility(ctx)?.can(action) !== true) {
      throw refusal(`Your role lacks the right “${action}”. An administrator can give it in the settings, under Roles.`)
    }
    await next()
  }
}

/** Serves routes below a prefix of the admin. */
export function serveAdmin(
  strapi: Core.Strapi,
  { prefix, routes }: { prefix: string; routes: readonly AdminRoute[] },
): void {
  strapi.server.routes({ type: 'admin', prefix, routes: routes.map((route) => ({ type: 'admin', ...route })) })
}

/** The body of a request, where it is an object. */
export function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body
  return isRecord(body) ? body : {}
}

/** @throws {errors.ValidationError} that names each wrong parameter and what it should be. */
export function readGiven<S extends Shape>(shape: S, given: Readonly<Record<string, unknown>>): Given<S> {
  const read = z.object(shape).safeParse(given)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `“${path.join('.')}” must be ${message}`)
  throw new errors.ValidationError(`${faults.join('; ')}.`)
}

/** A text on one line, which may be empty or missing. Databases refuse some control characters. */
export function shortText(longest: number) {
  return z
    .string(`a text of at most ${longest} characters`)
    .trim()
    .max(longest, `a text of at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'a text without control characters')
    .default('')
}

const DAY = 'a day from 2000 to 2099, such as 2026-03-31'
const calendarDay = z.iso.date()

/** `YYYY-MM-DD` in Indian time, or empty; a missing one is empty. */
export const dayOrNone = z
  .string(DAY)
  .refine((text) => text === '' || (text.startsWith('20') && calendarDay.safeParse(text).success), DAY)
  .default('')

const MONTH = 'a month from 2000 to 2099, such as 2026-03'

/** `YYYY-MM` in Indian time. */
export const calendarMonth = z.string(MONTH).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, MONTH)

/** One of some words; a missing one is the first. */
export function oneOf<const W extends string>(words: readonly [W, ...W[]]) {
  const [first, ...others] = words
  const message =
    others.length === 0
      ? first || 'empty'
      : `${[first || 'empty', ...others.slice(0, -1)].join(', ')} or ${others.at(-1)}`
  return z.custom<W>((given) => words.some((word) => word === given), message).default(() => first)
}

/** The largest `integer` of PostgreSQL, the type of every id. */
const LARGEST_ROW = 2_147_483_647

/** The number of a row. One that is too large for a database becomes 0, which no row has. */
export const rowNumber = z
  .string('the number of a row')
  .regex(/^\d{1,20}$/, 'the number of a row, such as 12')
  .transform((text) => (Number(text) > LARGEST_ROW ? 0 : Number(text)))

export const pageNumber = z
  .string('the number of a page')
  .regex(/^[1-9]\d{0,3}$/, 'the number of a page, from 1 to 9999')
  .default('1')
  .transform(Number)

const TYPE = 'a content type, such as api::post.post'
const uid = z
  .string(TYPE)
  .regex(/^api::[a-z0-9-]{1,60}\.[a-z0-9-]{1,60}$/, TYPE)
  .transform((text) => text as UID.ContentType)
const RECORD = 'the documentId of a record'
const documentId = z.string(RECORD).regex(/^[\w-]{1,64}$/, RECORD)

/** The type in a path. */
export const typeInPath = { uid }
/** The record in a path. */
export const recordInPath = { uid, documentId }
