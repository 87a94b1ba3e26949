import { collectionOf, leadWrites, linkCalls, mappableFields, writes } from '@ashlar/contract'
import { ask } from './ask.mjs'

/** @typedef {import('./reads.mjs').Row} Row */
/** @typedef {import('./reads.mjs').Source} Source */

/** A stock upload would give a résumé a public address. */
const APPLICATIONS = 'career-leads'

/**
 * Asks which types take what visitors send, and whether the token may add to them. Nothing is stored.
 * @param {Source} source
 * @returns {Promise<Row[]>}
 */
export async function writeRows(source) {
  const isOurs = await takesPosts(source, linkCalls.seeLead.path)
  const rows = []
  for (const call of [...Object.values(leadWrites), writes.newsletterEmails]) {
    rows.push(await writeRow(source, collectionOf(call), source.map.get(collectionOf(call))?.path ?? call.path, isOurs))
  }
  return rows
}

/**
 * @param {Source} source
 * @param {string} name
 * @param {string} path
 * @param {boolean} isOurs
 * @returns {Promise<Row>}
 */
async function writeRow(source, name, path, isOurs) {
  if (name === APPLICATIONS && !isOurs) {
    return { name, state: 'not sent', shows: 'whom to write to: résumés need our own backend' }
  }
  if (!source.createToken) return { name, state: 'no token', todo: 'set CONTENT_CREATE_TOKEN' }
  if (!(await takesPosts(source, path))) {
    return { name, state: 'missing', shows: 'the form works; what is sent stays in the outbox of the site' }
  }
  if (isOurs) return { name, state: 'there', shows: 'the form, and a receipt of our own backend' }
  const { status, reason } = await postNothing(source, name, path)
  if (status === 400) {
    const text = name === collectionOf(writes.newsletterEmails) ? '' : ', the rest as text in one of its attributes'
    return { name, state: 'there', shows: `the form; its fields${text}` }
  }
  const type = path.slice('/api/'.length)
  if (status === 401) {
    return { name, state: 'token refused', todo: 'set CONTENT_CREATE_TOKEN to a token of this backend' }
  }
  if (status === 403) return { name, state: 'not allowed', todo: `let the create token create ${type}` }
  if (status === 0) return { name, state: 'no answer', todo: reason }
  const suffix = reason ? `: ${reason}` : ''
  return {
    name,
    state: `status ${status}`,
    todo: `look at the controller of ${type}; it takes a body of no use${suffix}`,
  }
}

/**
 * @param {Source} source
 * @param {string} path
 */
async function takesPosts({ url }, path) {
  const { headers } = await ask(url + path, { method: 'OPTIONS' })
  return (headers.get('allow') ?? '').includes('POST')
}

/**
 * Posts a body that no controller of Strapi stores, because the answer tells whether the token may create. A stock
 * controller wants `data`; one that takes a bare object finds no text in any of our fields.
 * @param {Source} source
 * @param {string} name
 * @param {string} path
 */
function postNothing({ url, createToken, map }, name, path) {
  const mapped = map.get(name)?.fields ?? {}
  const names = (mappableFields(name) ?? []).map((field) => mapped[field] ?? field)
  const attributes = names.flatMap((field) => (typeof field === 'string' ? field : (field.from ?? [])))
  return ask(url + path, {
    method: 'POST',
    token: createToken,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(attributes.map((attribute) => [attribute, {}]))),
  })
}
