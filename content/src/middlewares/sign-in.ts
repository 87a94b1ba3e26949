import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { isKnownDevice, rememberDevice } from '../access/known-device'
import { countReset, countSignIn } from '../access/sign-in-attempts'
import { checkSecondFactor, type FactorAccount, needsSecondFactor } from '../second-factor/demand-second-factor'
import { adminSessions, authService } from '../strapi-port/accounts'

interface Account extends FactorAccount {
  password: string | null
  isActive: boolean
}

/** A hash that no password has, of the cost that Strapi's hashes have. */
const HASH_OF_NOBODY = '$2a$10$CwTycUXWue0Thq9StjUM0uJ8VOqTnMQbWzXlZ3dvz1IkOS9.xYwSu'

/** Paths by which the owner of a mailbox signs in with a link, however many others guess the password. */
const SIGNED_IN_BY_LINK = ['/admin/reset-password', '/admin/register']

/**
 * Limits sign-ins to the admin and requests for a new password, demands the second factor, and gives away by no answer
 * which accounts exist.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // The router ignores case and a slash at the end.
    const path = ctx.method === 'POST' ? ctx.path.toLowerCase().replace(/\/$/, '') : ''
    if (path === '/admin/login') return signIn(strapi, ctx, next)
    if (path === '/admin/forgot-password') {
      if (await countReset(strapi, { address: ctx.request.ip, email: emailIn(ctx) })) return next()
      ctx.status = 204
      return
    }
    await next()
    if (SIGNED_IN_BY_LINK.includes(path) && ctx.status === 200) await afterLink(strapi, ctx)
  }

async function signIn(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  const email = emailIn(ctx)
  const password = textIn(ctx, 'password')
  const uncount = await countSignIn(strapi, {
    address: ctx.request.ip,
    email,
    isKnownDevice: isKnownDevice(ctx, email),
  })
  const account = email && password ? await findAccount(strapi, { email }) : null
  const auth = authService(strapi)
  let recoveryCodes: string[] = []
  if (!account?.password) {
    // Strapi compares no password when there is no account, and so answers sooner: this takes the time of it.
    await auth.validatePassword(password, HASH_OF_NOBODY)
  } else if (needsSecondFactor(account)) {
    // Not left to Strapi: a second comparison would tell by its time that there is such an account.
    if (!(await auth.validatePassword(password, account.password)))
      throw new errors.ApplicationError('Invalid credentials')
    if (account.isActive) recoveryCodes = await secondFactor(strapi, ctx, account, uncount)
  }
  await next()
  if (ctx.status !== 200) return
  await uncount()
  rememberDevice(ctx, email)
  if (recoveryCodes.length > 0) Object.assign(dataOf(ctx.body), { recoveryCodes })
}

/**
 * @param uncount called when only the code is missing: that is no failed sign-in.
 * @returns new codes for the day when the app is lost.
 * @throws {errors.ForbiddenError} with `details.secondFactor`, which the admin's page reads.
 */
async function secondFactor(
  strapi: Core.Strapi,
  ctx: Context,
  account: Account,
  uncount: () => Promise<void>,
): Promise<string[]> {
  const result = await checkSecondFactor(strapi, account, textIn(ctx, 'code'))
  if (result.state === 'met') return result.recoveryCodes
  if (result.state === 'asked') await uncount()
  throw new errors.ForbiddenError(
    result.state === 'asked'
      ? 'Enter the code of your authenticator app'
      : 'This code is not right, or was used already. Wait for the next one.',
    { secondFactor: { enrolment: result.enrolment } },
  )
}

/** A link of a mail stands for a password, and for no second factor: such accounts sign in after it. */
async function afterLink(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = dataOf(ctx.body).user
  const account = isRecord(user) ? await findAccount(strapi, { id: Number(user.id) }) : null
  if (!account) return
  rememberDevice(ctx, account.email)
  if (!needsSecondFactor(account)) return
  await adminSessions(strapi).invalidateRefreshToken(String(account.id))
  throw new errors.ForbiddenError('Your password is stored. Sign in with it')
}

function findAccount(strapi: Core.Strapi, where: { email: string } | { id: number }): Promise<Account | null> {
  return strapi.db.query('admin::user').findOne({ where, populate: ['roles'] })
}

/** Strapi answers `{ data: { token, user } }`. */
function dataOf(body: unknown): Record<string, unknown> {
  return isRecord(body) && isRecord(body.data) ? body.data : {}
}

function emailIn(ctx: Context): string {
  // No email is longer than 254 characters.
  return textIn(ctx, 'email').trim().toLowerCase().slice(0, 254)
}

function textIn(ctx: Context, field: string): string {
  const body: unknown = 'body' in ctx.request ? ctx.request.body : null
  const value = isRecord(body) ? body[field] : null
  return typeof value === 'string' ? value : ''
}
