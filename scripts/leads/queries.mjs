/**
 * @typedef {object} Column
 * @property {string} name
 * @property {(value: unknown) => unknown} read converts the value of either database
 */

/**
 * @typedef {object} Query
 * @property {string} sql with `?` for each parameter
 * @property {readonly (string | number | Date)[]} parameters a Date is converted to the database's format for times
 * @property {readonly Column[]} columns
 */

/** @param {unknown} value */
const plain = (value) => value

/** @param {unknown} value milliseconds in SQLite, a Date in PostgreSQL */
const time = (value) =>
  value === null ? null : (value instanceof Date ? value : new Date(Number(value))).toISOString()

/** @param {unknown} value text in SQLite, an object in PostgreSQL */
const json = (value) => (typeof value === 'string' ? JSON.parse(value) : value)

/** @param {unknown} value a number in SQLite */
const flag = (value) => Boolean(value)

/** @type {Readonly<Record<string, Column['read']>>} */
const LEAD_COLUMNS = {
  reference: plain,
  type: plain,
  received_at: time,
  answer_by: time,
  state: plain,
  owner: plain,
  name: plain,
  phone: plain,
  email: plain,
  city: plain,
  record: plain,
  message: plain,
  fields: json,
  page: plain,
  language: plain,
  campaign_source: plain,
  marketing: flag,
  notice_version: plain,
  purposes: json,
  quarantined: flag,
  suspicions: json,
  withdrawn_at: time,
  erased_at: time,
}

const DAY_MS = 86_400_000

/** @param {string} day returns midnight in India */
const midnight = (day) => new Date(`${day}T00:00:00+05:30`)

/**
 * @param {{ since: string, until: string, type: string, state: string }} options
 * @returns {Query}
 */
export function leadsQuery({ since, until, type, state }) {
  /** @type {[string, string | Date][]} */
  const conditions = []
  if (since) conditions.push(['received_at >= ?', midnight(since)])
  if (until) conditions.push(['received_at < ?', new Date(midnight(until).getTime() + DAY_MS)])
  if (type) conditions.push(['type = ?', type])
  if (state) conditions.push(['state = ?', state])
  const where = conditions.length > 0 ? ` WHERE ${conditions.map(([condition]) => condition).join(' AND ')}` : ''
  const columns = columnsOf(LEAD_COLUMNS)
  return {
    sql: `SELECT ${columns.map(({ name }) => name).join(', ')} FROM leads${where} ORDER BY id`,
    parameters: conditions.map(([, value]) => value),
    columns,
  }
}

/** @returns {Query} confirmed addresses, for a mailing provider */
export function subscribersQuery() {
  return {
    sql: "SELECT subscribed_email, topics, language, confirmed_at FROM newsletter_emails WHERE state = 'confirmed' ORDER BY id",
    parameters: [],
    columns: columnsOf({ subscribed_email: plain, topics: json, language: plain, confirmed_at: time }),
  }
}

/** @param {Readonly<Record<string, Column['read']>>} columns */
const columnsOf = (columns) => Object.entries(columns).map(([name, read]) => ({ name, read }))
