import { createHash } from 'node:crypto'
import { fitFields } from './fit-record.mjs'
import { withFiles } from './take-files.mjs'
import { Refused } from './target.mjs'

/** Rounds of publishing: a record that names another one is published after it. */
const ROUNDS = 4

/**
 * @typedef {object} ImportTools
 * @property {import('./target.mjs').Target} target
 * @property {import('./target.mjs').Schemas} schemas
 * @property {import('./journal.mjs').Journal} journal
 * @property {import('./report.mjs').Report} report
 * @property {readonly import('./models.mjs').ImportModel[]} models
 * @property {import('./options.mjs').ImportOptions} options
 * @property {AbortSignal} signal
 */

/** A draft of this import that is to be published. */
/** @typedef {{ id: string, name: string, type: import('./target.mjs').ContentType, record: string }} Waiting */

/**
 * Imports every record as a draft, and publishes the drafts afterwards when that is asked for.
 * @param {AsyncIterable<import('./source-record.mjs').SourceRecord>} records
 * @param {ImportTools} tools
 * @param {(detail: string) => void} progress
 */
export async function importRecords(records, tools, progress) {
  const { options, report, schemas, signal } = tools
  /** @type {Waiting[]} */
  const waiting = []
  let count = 0
  for await (const record of records) {
    signal.throwIfAborted()
    count += 1
    progress(`record ${count}, ${record.model}`)
    const type = schemas.typeOf(record.model)
    if (!type) continue
    const draft = await importRecord(record, type, tools)
    if (draft) waiting.push({ id: record.id, name: record.name, type, record: draft })
  }
  if (options.publish && !options.dryRun) await publishAll(waiting, tools, progress)
  return report
}

/**
 * @param {import('./source-record.mjs').SourceRecord} source
 * @param {import('./target.mjs').ContentType} type
 * @param {ImportTools} tools
 * @returns {Promise<string | null>} the record that this import has made and may publish
 */
async function importRecord(source, type, { target, schemas, journal, report, models, options, signal }) {
  const { model, id, name } = source
  const title = type.info.displayName
  const fitted = fitFields(source.fields, type.attributes, {
    components: schemas.components,
    base: options.from,
    leave: (place) => report.leave(`${model}.${place}`),
  })
  const say = (/** @type {string} */ line) => report.say(`${title} “${name}”: ${line}`)
  for (const line of source.notTaken) say(line)
  const digest = digestOf(fitted, options)
  const key = models.find((one) => one.model === model)?.naturalKey ?? []
  const known = journal.record(id)
  const recordWithKey = () => target.find(type, Object.fromEntries(key.map((field) => [field, fitted[field]])))
  let found = known ? await target.read(type, known.record) : await recordWithKey()
  const { freeField } = source
  let address = known?.address
  if (freeField && !known && found) {
    const wanted = fitted[freeField]
    for (let number = 2; found; number++) {
      address = `${wanted}-${number}`
      fitted[freeField] = address
      found = await recordWithKey()
    }
    say(`${wanted} has another record here, so it is imported at ${address}`)
  }
  if (known ? found?.updatedAt !== known.updatedAt : found !== null) {
    report.count(title, known ? 'changed-here' : 'there')
    if (!known) say('a record with its key is here already; it was left as it is')
    return null
  }
  if (freeField && address) fitted[freeField] = address
  if (known?.digest === digest) {
    report.count(title, 'same')
    return known.record
  }
  if (options.dryRun) {
    report.count(title, known ? 'changed' : 'made')
    return null
  }
  try {
    const fields = /** @type {Record<string, unknown>} */ (
      await withFiles(fitted, {
        ...{ target, journal, signal, fileHosts: options.fileHosts, token: options.token, from: options.from },
        decorative: options.decorative,
        count: (outcome, line) => report.countFile(outcome, line && `${title} “${name}”: file not taken: ${line}`),
        countBare: (picture) => report.countBare(`${picture}, in ${title} “${name}”`),
      })
    )
    const saved = await saveWithout(target, type, known?.record ?? null, fields, (field, message) =>
      report.say(`${title} “${name}”: ${field} was not taken: ${message}`),
    )
    journal.noteRecord(id, {
      record: saved.record,
      digest,
      updatedAt: saved.updatedAt,
      ...(address ? { address } : {}),
    })
    report.count(title, known ? 'changed' : 'made')
    return saved.record
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    report.count(title, 'refused')
    report.say(`${title} “${name}” was refused: ${wordsOf(error)}`)
    return null
  }
}

/**
 * A record is written again when it, or what is done with its pictures, has changed.
 * @param {Record<string, unknown>} fitted
 * @param {import('./options.mjs').ImportOptions} options
 */
function digestOf(fitted, { decorative }) {
  const text = JSON.stringify(fitted)
  const marks = decorative && text.includes('"alternativeText":""') ? ' decorative' : ''
  return createHash('sha256')
    .update(text + marks)
    .digest('hex')
}

/**
 * Saves a draft; when fields are refused, it is saved without them, so that one field does not lose a whole record.
 * @param {import('./target.mjs').Target} target
 * @param {import('./target.mjs').ContentType} type
 * @param {string | null} record
 * @param {Record<string, unknown>} fields
 * @param {(field: string, message: string) => void} leave
 */
async function saveWithout(target, type, record, fields, leave) {
  try {
    return await target.save(type, record, fields)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 400) throw error
    const refused = new Map(error.faults.map(({ field, message }) => [field.split('.')[0] ?? '', message]))
    const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.has(field)))
    if (Object.keys(rest).length === Object.keys(fields).length) throw error
    const saved = await target.save(type, record, rest)
    for (const [field, message] of refused) leave(field, message)
    return saved
  }
}

/**
 * @param {readonly Waiting[]} drafts
 * @param {ImportTools} tools
 * @param {(detail: string) => void} progress
 */
async function publishAll(drafts, { target, journal, report, signal }, progress) {
  let waiting = drafts.filter(({ type }) => type.options?.draftAndPublish !== false)
  for (let round = 1; round <= ROUNDS && waiting.length > 0; round++) {
    /** @type {Waiting[]} */
    const refused = []
    const reasons = []
    for (const [index, draft] of waiting.entries()) {
      signal.throwIfAborted()
      progress(`publishing ${index + 1} of ${waiting.length}`)
      const { id, name, type, record } = draft
      try {
        await target.publish(type, record)
        report.countPublished()
        const known = journal.record(id)
        const now = await target.read(type, record)
        if (known && now) journal.noteRecord(id, { ...known, updatedAt: now.updatedAt })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refused.push(draft)
        reasons.push(`${type.info.displayName} “${name}” stays a draft: ${wordsOf(error)}`)
      }
    }
    if (refused.length === waiting.length || round === ROUNDS) for (const reason of reasons) report.say(reason)
    if (refused.length === waiting.length) return
    waiting = refused
  }
}

/** @param {Refused} error */
function wordsOf({ message, faults }) {
  return faults.length > 0 ? faults.map((fault) => `${fault.field}: ${fault.message}`).join('; ') : message
}
