import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { Secret, TOTP } from 'otpauth'
import { settings } from '../../config/environment'
import { keyedHash } from '../leads/secrets'
import { encryption } from '../strapi-port/accounts'

const SECOND_FACTOR = 'api::second-factor.second-factor'
const RECOVERY_CODES = 10
const PERIOD_S = 30
/** Codes of the period before and after count too: clocks differ. */
const WINDOW = 1

/** An account as far as its second factor is concerned. */
export interface FactorOwner {
  id: number
  email: string
}

interface Row {
  id: number
  account: number
  /** The key that the app has too, encrypted. */
  secret: string
  /** Whether its owner has proved to have it in an app. */
  isInUse: boolean
  /** Period of the last code that was taken: each is taken once. */
  lastStep: number
  recoveryHashes: string[] | null
}

/** What became of a code: `enrolled` with the codes for the day when the app is lost, which are shown once. */
type CodeVerdict = 'taken' | 'wrong' | { enrolled: string[] }

function rowOf(strapi: Core.Strapi, { id }: FactorOwner): Promise<Row | null> {
  return strapi.db.query(SECOND_FACTOR).findOne({ where: { account: id } })
}

function totpOf(strapi: Core.Strapi, { email }: FactorOwner, row: Row): TOTP {
  const secret = encryption(strapi).decrypt(row.secret)
  if (secret === null)
    throw new Error('a second factor cannot be read: ENCRYPTION_KEY is not the one it was stored with')
  return new TOTP({ issuer: settings.brand.name, label: email, secret: Secret.fromBase32(secret), period: PERIOD_S })
}

/** @returns the address that an authenticator app reads, or `null` when the account has an app already. */
export async function enrolmentOf(strapi: Core.Strapi, owner: FactorOwner): Promise<string | null> {
  const row = (await rowOf(strapi, owner)) ?? (await addRow(strapi, owner))
  return row.isInUse ? null : totpOf(strapi, owner, row).toString()
}

async function addRow(strapi: Core.Strapi, owner: FactorOwner): Promise<Row> {
  const secret = encryption(strapi).encrypt(new Secret({ size: 20 }).base32)
  const data = { account: owner.id, secret, isInUse: false, lastStep: 0, recoveryHashes: [] }
  try {
    return await strapi.db.query(SECOND_FACTOR).create({ data })
  } catch (error) {
    // Two sign-ins at once: the unique index took one.
    const winner = await rowOf(strapi, owner)
    if (winner) return winner
    throw error
  }
}

/** Checks a code of the app, or one of the codes for the day when it is lost. Each is taken once. */
export async function takeCode(strapi: Core.Strapi, owner: FactorOwner, given: string): Promise<CodeVerdict> {
  const row = await rowOf(strapi, owner)
  if (!row) return 'wrong'
  const code = given.replace(/[\s-]/g, '').toLowerCase()
  if (!/^\d{6}$/.test(code)) return row.isInUse && (await takeRecoveryCode(strapi, row, code)) ? 'taken' : 'wrong'
  const delta = totpOf(strapi, owner, row).validate({ token: code, window: WINDOW })
  if (delta === null) return 'wrong'
  const step = Math.floor(Date.now() / 1000 / PERIOD_S) + delta
  const codes = row.isInUse ? null : Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'))
  const { count } = await strapi.db.query(SECOND_FACTOR).updateMany({
    where: { id: row.id, isInUse: row.isInUse, lastStep: { $lt: step } },
    data: {
      lastStep: step,
      ...(codes ? { isInUse: true, recoveryHashes: codes.map((one) => recoveryHashOf(row, one)) } : {}),
    },
  })
  if (count !== 1) return 'wrong'
  return codes ? { enrolled: codes } : 'taken'
}

/** The hash belongs to the row, so that the same code of two accounts does not look the same. */
function recoveryHashOf({ account }: Row, code: string): string {
  return keyedHash('recovery code', `${account} ${code}`)
}

async function takeRecoveryCode(strapi: Core.Strapi, row: Row, code: string): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const hash = recoveryHashOf(row, code)
    // Locks the row, so that the same code sent twice at once is taken once.
    await strapi.db.query(SECOND_FACTOR).updateMany({ where: { id: row.id }, data: { isInUse: true } })
    const current: Row | null = await strapi.db.query(SECOND_FACTOR).findOne({ where: { id: row.id } })
    const remaining = current?.recoveryHashes ?? []
    if (!remaining.includes(hash)) return false
    await strapi.db
      .query(SECOND_FACTOR)
      .update({ where: { id: row.id }, data: { recoveryHashes: remaining.filter((one) => one !== hash) } })
    return true
  })
}
