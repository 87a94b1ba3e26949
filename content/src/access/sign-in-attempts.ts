import { DAY_MS } from '@ashlar/contract'
import { countedNetworks } from '@ashlar/contract/node/network'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type CountedEvent, countEvent, takeBackEvent } from '../event-counts/event-counts'

const WINDOW_MS = 15 * 60_000
/** Failed sign-ins of one network, with any account. */
const MOST_FROM_NETWORK = 20
/** Failed sign-ins of one network with one account: about what a person mistypes. */
const MOST_FROM_NETWORK_TO_ACCOUNT = 5
/** Failed sign-ins with one account, from all devices that never signed in with it. Its known devices together have a second count of the same size. */
const MOST_TO_ACCOUNT = 20

/** Who tries to sign in, and as whom. */
interface SignIn {
  address: string
  /** Of the account, in small letters; known to us or not. */
  email: string
  /** Whether this device has signed in with the account before. */
  isKnownDevice: boolean
}

/**
 * Counts a sign-in before its result is known, so that many at once count too; in the database, so that all backends
 * share the count. It is the only limit of sign-ins. Somebody who guesses from many networks uses up what unknown
 * devices may try; the owner's known devices are counted apart, and so is a new password by mail.
 *
 * @returns what to call when the sign-in succeeds: then it does not count.
 * @throws {errors.RateLimitError}
 */
export async function countSignIn(strapi: Core.Strapi, signIn: SignIn): Promise<() => Promise<void>> {
  const counted: CountedEvent[] = []
  for (const { event, most } of eventsOf(signIn)) {
    counted.push(event)
    if ((await countEvent(strapi, event)) <= most) continue
    throw new errors.RateLimitError(
      'Too many failed sign-ins. Try again in a quarter of an hour, use a device that you have signed in with before, or ask for a new password.',
    )
  }
  return async () => {
    for (const event of counted) await takeBackEvent(strapi, event)
  }
}

function eventsOf({ address, email, isKnownDevice }: SignIn): { event: CountedEvent; most: number }[] {
  const networks = countedNetworks(address)
  const event = (kind: string, about: string) => ({ kind, about, windowMs: WINDOW_MS })
  return [
    ...networks.map(({ network, multiple }) => ({
      event: event('sign-in', network),
      most: MOST_FROM_NETWORK * multiple,
    })),
    // Only in the narrow network: four times this limit, for the wide one, would be the limit of the account.
    ...networks.slice(0, 1).map(({ network }) => ({
      event: event('sign-in', `${network} ${email}`),
      most: MOST_FROM_NETWORK_TO_ACCOUNT,
    })),
    { event: event(isKnownDevice ? 'sign-in-known' : 'sign-in-unknown', email), most: MOST_TO_ACCOUNT },
  ]
}

/** Mails with a link to a new password that anybody can cause within a day, for one account. */
const RESETS_A_DAY = 5

/**
 * Counts a request for a new password. A network is limited as for sign-ins.
 *
 * @returns false when the account has been mailed enough today.
 * @throws {errors.RateLimitError}
 */
export async function countReset(
  strapi: Core.Strapi,
  { address, email }: Omit<SignIn, 'isKnownDevice'>,
): Promise<boolean> {
  for (const { network, multiple } of countedNetworks(address)) {
    const count = await countEvent(strapi, { kind: 'reset', about: network, windowMs: WINDOW_MS })
    if (count > MOST_FROM_NETWORK * multiple)
      throw new errors.RateLimitError('Too many requests. Try again in a quarter of an hour.')
  }
  return (await countEvent(strapi, { kind: 'reset', about: email, windowMs: DAY_MS })) <= RESETS_A_DAY
}
