import type { Core } from '@strapi/strapi'
import { EnvironmentError, settings } from '../../config/environment'
import { faultMessage } from '../../config/environment/variables'
import { enrolmentOf, type FactorOwner, takeCode } from './second-factor-store'

interface Role {
  name: string
  code: string
}

/** An account whose password was right. */
export interface FactorAccount extends FactorOwner {
  roles: Role[]
}

/** What the sign-in of an account still needs. */
type FactorState =
  /** With codes for the day when the app is lost, when the account has just got its app. */
  | { state: 'met'; recoveryCodes: string[] }
  /** `enrolment` is what an app reads, for an account without one; else `null`. */
  | { state: 'asked' | 'wrong'; enrolment: string | null }

/** Whether the roles of an account demand a code of an authenticator app beside the password. */
export function needsSecondFactor({ roles }: FactorAccount): boolean {
  const { twoFactorRoles } = settings
  return (
    twoFactorRoles === 'all' || roles.some(({ name, code }) => [name, code].some((one) => twoFactorRoles.includes(one)))
  )
}

/** @param code as it was sent; empty for none. */
export async function checkSecondFactor(
  strapi: Core.Strapi,
  account: FactorAccount,
  code: string,
): Promise<FactorState> {
  const enrolment = await enrolmentOf(strapi, account)
  if (!code) return { state: 'asked', enrolment }
  const verdict = await takeCode(strapi, account, code)
  if (verdict === 'wrong') return { state: 'wrong', enrolment }
  return { state: 'met', recoveryCodes: verdict === 'taken' ? [] : verdict.enrolled }
}

/**
 * Refuses roles in the settings that no account can have: they would demand nothing.
 *
 * @throws {EnvironmentError}
 */
export async function checkTwoFactorRoles(strapi: Core.Strapi): Promise<void> {
  const { twoFactorRoles } = settings
  if (twoFactorRoles === 'all') return
  const roles: Role[] = await strapi.db.query('admin::role').findMany({ select: ['name', 'code'] })
  const unknown = twoFactorRoles.filter((role) => !roles.some(({ name, code }) => name === role || code === role))
  if (unknown.length === 0) return
  throw new EnvironmentError([
    {
      variable: 'TWO_FACTOR_ROLES',
      message: faultMessage(
        `names roles that the admin does not have: ${unknown.join(', ')}`,
        `write names of ${roles.map(({ name }) => name).join(', ')}, separated by commas, or all, or none`,
      ),
    },
  ])
}
