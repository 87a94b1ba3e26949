import { collectionOf, leadWrites, linkCalls, writes } from '@ashlar/contract'
import { ask } from './ask.mjs'

/** @typedef {import('./reads.mjs').Row} Row */
/** @typedef {import('./reads.mjs').Source} Source */

/**
 * Asks which types take what visitors send. Nothing is written: OPTIONS tells which methods a path has.
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
  if (!source.createToken) return { name, state: 'no token', todo: 'set CONTENT_CREATE_TOKEN' }
  if (!(await takesPosts(source, path))) {
    return { name, state: 'missing', shows: 'the form works; what is sent stays in the outbox of the site' }
  }
  if (isOurs) return { name, state: 'there', shows: 'the form, and a receipt of our own backend' }
  const text = name === collectionOf(writes.newsletterEmails) ? '' : ', the rest as text in one of its attributes'
  return { name, state: 'there', shows: `the form; its fields${text}` }
}

/**
 * @param {Source} source
 * @param {string} path
 */
async function takesPosts({ url }, path) {
  const { headers } = await ask(url + path, { method: 'OPTIONS' })
  return (headers.get('allow') ?? '').includes('POST')
}
