import {
  collectionOf,
  flatten,
  isRecord,
  parseList,
  RESPONSE_FORMAT_HEADER,
  reads,
  schemaOfModel,
  wireFieldsOf,
  withMappedFields,
} from '@ashlar/contract'
import { ask } from './ask.mjs'
import { picturesOf } from './pictures.mjs'

/**
 * @typedef {object} Row
 * @property {string} name of the collection or service
 * @property {string} state 'there', 'missing', 'not allowed', 'no answer', and so on
 * @property {string} [shows] what the site will show
 * @property {string} [fields] which fields it has and which not
 * @property {string} [pictures]
 * @property {string} [todo] what the operator must do before the site can use it
 * @property {readonly string[]} [folders] where its files are that the site may not fetch yet
 */

/** @typedef {import('@ashlar/contract').ContentMap} ContentMap */
/**
 * @typedef {object} Source
 * @property {string} url
 * @property {string} readToken
 * @property {string} createToken
 * @property {ContentMap} map
 * @property {readonly string[]} mediaUrls folders elsewhere in which it keeps files
 */

const PAGE = 100
/** What only our own backend has: nobody misses it elsewhere. */
const OWN_ONLY = new Set(['notice-versions'])

/**
 * Asks for every collection of the catalogue.
 * @param {Source} source
 * @returns {Promise<Row[]>}
 */
export async function readRows(source) {
  /** @type {Map<string, import('@ashlar/contract').ReadCall>} */
  const calls = new Map()
  for (const call of Object.values(reads)) {
    const isList = call.path.startsWith('/api/') && !call.path.includes('{')
    if (isList && !OWN_ONLY.has(collectionOf(call)) && !calls.has(collectionOf(call)))
      calls.set(collectionOf(call), call)
  }
  const rows = []
  // One after the other: the backend is in use.
  for (const [name, call] of calls) rows.push(await readRow(source, name, call))
  return rows
}

/**
 * @param {Source} source
 * @param {string} name
 * @param {import('@ashlar/contract').ReadCall} call
 * @returns {Promise<Row>}
 */
async function readRow(source, name, call) {
  const mapped = source.map.get(name)
  const path = mapped?.path ?? call.path
  const answer = await askForRecords(source, path)
  const { status, reason } = answer
  if (status === 404) {
    const todo = mapped?.path ? `the content map names ${path}, which the backend does not have` : undefined
    return { name, state: 'missing', shows: 'what brand/ has, or nothing', ...(todo ? { todo } : {}) }
  }
  if (status === 401) return { name, state: 'token refused', todo: 'set CONTENT_READ_TOKEN to a token of this backend' }
  if (status === 403) {
    return {
      name,
      state: 'not allowed',
      todo: `let the read token find ${path.slice('/api/'.length)}, or leave it out`,
    }
  }
  if (status !== 200 || !isRecord(answer.body) || !('data' in answer.body)) {
    return { name, state: status === 0 ? 'no answer' : `status ${status}`, todo: reason || 'it is no answer of Strapi' }
  }
  return fitOf(source, name, call, answer.body)
}

/**
 * The first records with all their parts: by the query of the specification, because a foreign backend may refuse ours.
 * @param {Source} source
 * @param {string} path
 */
function askForRecords({ url, readToken }, path) {
  const query = new URLSearchParams({ populate: '*', 'pagination[pageSize]': `${PAGE}` })
  return ask(`${url}${path}?${query}`, { token: readToken, headers: { ...RESPONSE_FORMAT_HEADER } })
}

/**
 * @param {Source} source
 * @param {string} name
 * @param {import('@ashlar/contract').ReadCall} call
 * @param {Record<string, unknown>} body
 * @returns {Promise<Row>}
 */
async function fitOf(source, name, call, body) {
  const model = call.models[0]
  const schema = schemaOfModel(model)
  const flat = flatten(body.data)
  const given = (Array.isArray(flat) ? flat : [flat]).filter(isRecord)
  const records = given.map((record) => withMappedFields(source.map.get(name) ?? {}, record)).filter(isRecord)
  if (!schema || records.length === 0) return { name, state: 'there', shows: 'nothing yet: no published record' }
  const { records: fitting, dropped } = parseList(schema, records)
  const known = wireFieldsOf(model).filter((field) => field !== 'documentId')
  const absent = known.filter((field) =>
    records.every((record) => record[field] === undefined || record[field] === null),
  )
  const pictures = await picturesOf(source, records)
  const faults = [...new Set(dropped.map(({ field, reason }) => `${field || 'record'}: ${reason}`))]
  const todo = [
    ...(dropped.length > 0
      ? [
          `${dropped.length} of ${records.length} records do not fit (${faults.slice(0, 3).join('; ')}); their attributes: ${attributesOf(given)}`,
        ]
      : []),
    ...(pictures.todo ? [pictures.todo] : []),
  ].join('. ')
  return {
    name,
    state: 'there',
    shows: `${fitting.length} of ${records.length} records`,
    fields: `${known.length - absent.length} of ${known.length}${absent.length > 0 ? `, without ${absent.join(', ')}` : ''}`,
    ...(pictures.summary ? { pictures: pictures.summary } : {}),
    ...(todo ? { todo } : {}),
    ...(pictures.folders ? { folders: pictures.folders } : {}),
  }
}

/** @param {readonly Record<string, unknown>[]} records */
function attributesOf(records) {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].join(', ')
}
