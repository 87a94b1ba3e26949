import { CallFailed } from './ask.mjs'
import { ImportFailure } from './import-failure.mjs'
import { textOf } from './source-record.mjs'
import { recordsAt } from './strapi-source.mjs'

/** Addresses of one request. */
const AT_ONCE = 200
/** Rows that a line names. */
const MOST_NAMED = 20

/** @typedef {{ email: string, state: 'confirmed' | 'unsubscribed' | 'complained' | 'bounced', at: string, language: string, source: string }} Subscriber */

/**
 * Takes the newsletter addresses of a Strapi 4 or 5. Addresses are not printed: rows are named by their id at the source.
 * @param {import('./options.mjs').ImportOptions} options
 * @param {{ target: import('./target.mjs').Target, signal: AbortSignal, progress: import('./import-content.mjs').ImportProgress }} tools
 * @returns {Promise<number>} exit code
 */
export async function takeSubscribers(options, { target, signal, progress }) {
  const counts = { taken: 0, refusals: 0, known: 0 }
  /** Ids of the rows that are not taken, by the reason. @type {Map<string, string[]>} */
  const left = new Map()
  /** @param {string} reason @param {string} id */
  const leave = (reason, id) => left.set(reason, [...(left.get(reason) ?? []), id])
  /** @type {{ id: string, subscriber: Subscriber }[]} */
  let batch = []
  const flush = async () => {
    const sent = batch
    batch = []
    if (options.dryRun) {
      for (const { subscriber } of sent) counts[subscriber.state === 'confirmed' ? 'taken' : 'refusals'] += 1
      return
    }
    const { faults, ...added } = await target.takeSubscriptions(sent.map(({ subscriber }) => subscriber))
    for (const name of /** @type {const} */ (['taken', 'refusals', 'known'])) counts[name] += added[name]
    for (const { index, message } of faults) leave(message, sent[index]?.id ?? '')
  }
  await target.signIn()
  await progress.during(options.dryRun ? 'reading the addresses' : 'taking the addresses', async () => {
    try {
      for await (const record of recordsAt(`api/${options.subscribers}`, false, {}, { ...options, signal })) {
        const id = String(record.id)
        const read = readSubscriber(record, options)
        if (typeof read === 'string') leave(read, id)
        else batch.push({ id, subscriber: read })
        if (batch.length === AT_ONCE) await flush()
      }
      if (batch.length > 0) await flush()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      throw new ImportFailure('Not all addresses were taken.', {
        cause: error.message,
        mend: 'see that the name after --subscribers is the plural name of the type at the source and that IMPORT_TOKEN may “find” it, and run the same command again: what is known stays as it is',
      })
    }
  })
  progress.say(
    `${options.dryRun ? 'would be taken' : 'taken'}: ${counts.taken} confirmed, ${counts.refusals} refusals; known here already: ${counts.known}. Nobody was mailed.`,
  )
  for (const [reason, ids] of left) {
    const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''
    progress.say(`not taken: ${ids.length}, ${reason} (id ${ids.slice(0, MOST_NAMED).join(', ')}${more})`)
  }
  return 0
}

/**
 * What a row of the source says, in the words of this product or those of most newsletters.
 * @param {Record<string, unknown>} record
 * @param {Pick<import('./options.mjs').ImportOptions, 'from' | 'allConfirmed'>} options
 * @returns {Subscriber | string} why it is not taken
 */
function readSubscriber(record, { from, allConfirmed }) {
  const email = textOf(record.subscribedEmail) || textOf(record.email)
  if (!email) return 'no address in subscribedEmail or email'
  const common = { email, language: textOf(record.language) || 'en', source: `import from ${from.host}` }
  const state = (textOf(record.state) || textOf(record.status)).toLowerCase()
  const madeAt = textOf(record.createdAt)
  const endedAt = textOf(record.unsubscribedAt) || textOf(record.updatedAt) || madeAt
  const problem = textOf(record.mailProblem)
  if (problem === 'complained' || problem === 'bounced') return { ...common, state: problem, at: endedAt }
  const isEnded = [record.subscribed, record.active].includes(false) || record.unsubscribed === true
  if (isEnded || textOf(record.unsubscribedAt) || state === 'unsubscribed')
    return { ...common, state: 'unsubscribed', at: endedAt }
  const isConfirmed = state === 'confirmed' || record.confirmed === true || textOf(record.confirmedAt) !== ''
  const saysNothing = state === '' && record.confirmed === undefined && !('confirmedAt' in record)
  if (isConfirmed || (saysNothing && allConfirmed))
    return { ...common, state: 'confirmed', at: textOf(record.confirmedAt) || madeAt }
  return saysNothing
    ? 'without a state: add --all-confirmed if the old site asked each of them to confirm'
    : 'not confirmed'
}
