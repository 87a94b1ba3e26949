import { checkSubscribedEmail } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { countEvent, countedEvents } from '../event-counts/event-counts'
import { offeredLanguage } from '../languages'
import { SUBSCRIPTION } from '../leads/rows'
import { refusalOf } from '../mail/address-list'
import { NEWSLETTER } from './subscriptions'

/** Addresses that one request may have. */
const MOST_ADDRESSES = 200

/** What another system knows about an address. */
const given = z.object({
  email: z.string(),
  state: z.enum(['confirmed', 'unsubscribed', 'complained', 'bounced']),
  /** When it was confirmed, or ended. */
  at: z.iso.datetime({ offset: true }).refine((time) => Date.parse(time) <= Date.now(), 'lies in the future'),
  language: z.string().default('en'),
  /** Where it comes from, for the desk. */
  source: z.string().max(200),
})

type Given = z.output<typeof given>
type Outcome = 'taken' | 'refusals' | 'known'

/**
 * Takes newsletter addresses over from another system, without any mail: confirmed ones with the time of their consent,
 * ended ones as refusals. What is known here already stays as it is.
 */
export async function takeOverSubscriptions(strapi: Core.Strapi, subscriptions: unknown) {
  const counts: Record<Outcome, number> = { taken: 0, refusals: 0, known: 0 }
  const faults: { index: number; message: string }[] = []
  const list = z
    .array(z.unknown(), `a list of at most ${MOST_ADDRESSES} addresses`)
    .max(MOST_ADDRESSES)
    .safeParse(subscriptions)
  if (!list.success)
    throw new errors.ValidationError(`“subscriptions” must be a list of at most ${MOST_ADDRESSES} addresses.`)
  for (const [index, one] of list.data.entries()) {
    const read = given.safeParse(one)
    if (!read.success) {
      faults.push({ index, message: read.error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ') })
      continue
    }
    const checked = checkSubscribedEmail(read.data.email)
    if ('message' in checked) faults.push({ index, message: checked.message })
    else counts[await takeOver(strapi, { ...read.data, email: checked.email.toLowerCase() })] += 1
  }
  return { ...counts, faults }
}

async function takeOver(strapi: Core.Strapi, { email, state, at, language, source }: Given): Promise<Outcome> {
  return await strapi.db.transaction(async (): Promise<Outcome> => {
    const rows = strapi.db.query(SUBSCRIPTION)
    const refusal = refusalOf(NEWSLETTER, email)
    const isKnown = (await rows.findOne({ where: { subscribedEmail: email } })) !== null
    if (isKnown || (await countedEvents(strapi, refusal)) > 0) return 'known'
    const data = { subscribedEmail: email, source, language: offeredLanguage(language) }
    switch (state) {
      case 'confirmed':
        await rows.create({ data: { ...data, state, confirmedAt: at } })
        return 'taken'
      case 'complained':
      case 'bounced':
        // Kept, so that nobody mails that address again.
        await rows.create({ data: { ...data, state: 'unsubscribed', mailProblem: state, unsubscribedAt: at } })
        return 'refusals'
      case 'unsubscribed':
        await countEvent(strapi, refusal)
        return 'refusals'
    }
  })
}
