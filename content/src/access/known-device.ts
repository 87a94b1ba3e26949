import type { Context } from 'koa'
import { expiringSubjectOf, expiringToken, keyedHash } from '../leads/secrets'

const COOKIE = 'known_device'
const PURPOSE = 'known device'
const KNOWN_FOR_MS = 90 * 24 * 3_600_000

/** Whether the browser of a request has signed in with an account before. */
export function isKnownDevice(ctx: Context, email: string): boolean {
  return expiringSubjectOf(PURPOSE, ctx.cookies.get(COOKIE), Date.now()) === subjectOf(email)
}

/** Lets the browser prove later that it has signed in with an account. The cookie opens nothing by itself. */
export function rememberDevice(ctx: Context, email: string): void {
  ctx.cookies.set(COOKIE, expiringToken(PURPOSE, subjectOf(email), Date.now() + KNOWN_FOR_MS), {
    path: '/admin',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.secure,
    maxAge: KNOWN_FOR_MS,
    overwrite: true,
    // It carries a signature of its own.
    signed: false,
  })
}

function subjectOf(email: string): string {
  return keyedHash('account', email)
}
