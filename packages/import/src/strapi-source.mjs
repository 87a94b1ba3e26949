import { CallFailed, getJson } from './ask.mjs'
import { flattened } from './fit-record.mjs'
import { isObject, textOf } from './source-record.mjs'

/** Records of one request, as many as a Strapi allows by default. */
const PAGE_SIZE = 100
/** Pages of one type; more records than this are no website. */
const MOST_PAGES = 200
/** Depth of parts within parts that is asked for. */
const DEEPEST = 3

/**
 * @typedef {object} StrapiSourceOptions
 * @property {URL} from
 * @property {string} token
 * @property {import('./target.mjs').Schemas} schemas of our backend
 * @property {readonly import('./models.mjs').ImportModel[]} models
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say is told each type that the source does not give
 */

/**
 * The published records of a Strapi 4 or 5 that speaks the calls of our catalogue, type by type.
 * @param {StrapiSourceOptions} options
 * @returns {AsyncGenerator<import('./source-record.mjs').SourceRecord>}
 */
export async function* readStrapi(options) {
  for (const { model, naturalKey } of options.models) {
    const type = options.schemas.typeOf(model)
    if (!type) continue
    const isSingle = type.kind === 'singleType'
    const path = `api/${isSingle ? type.info.singularName : type.info.pluralName}`
    try {
      const populate = await populateOf(path, type.attributes, options)
      for await (const record of recordsAt(path, isSingle, populate, options)) {
        const key = naturalKey.map((field) => textOf(record[field]) || String(record[field] ?? '')).join(', ')
        yield {
          model,
          id: `${model} ${record.documentId ?? record.id}`,
          name: key || type.info.displayName,
          fields: record,
          notTaken: [],
        }
      }
    } catch (error) {
      if (!(error instanceof CallFailed) || ![403, 404, 405].includes(error.status ?? 0)) throw error
      options.say(`${type.info.displayName}: ${reasonOf(error.status)}`)
    }
  }
}

/** @param {number | null} status */
function reasonOf(status) {
  return status === 403
    ? 'IMPORT_TOKEN may not read it; give the token “find” for this type to take it'
    : 'the source has no such type, or has nothing published in it'
}

/**
 * @param {string} path
 * @param {boolean} isSingle
 * @param {Record<string, string>} populate
 * @param {Pick<StrapiSourceOptions, 'from' | 'token' | 'signal'>} options
 * @returns {AsyncGenerator<Record<string, unknown>>}
 */
export async function* recordsAt(path, isSingle, populate, options) {
  if (isSingle) {
    const { body } = await call(path, populate, options)
    const record = isObject(body) ? flattened(body.data) : null
    if (isObject(record)) yield record
    return
  }
  for (let page = 1; page <= MOST_PAGES; page++) {
    const paging = { 'pagination[page]': `${page}`, 'pagination[pageSize]': `${PAGE_SIZE}`, sort: 'id:asc' }
    const { body } = await call(path, { ...populate, ...paging }, options)
    if (!isObject(body) || !Array.isArray(body.data)) throw new CallFailed(`${path}: expected { data: [...] }`, 200)
    for (const record of body.data.map(flattened)) if (isObject(record)) yield record
    const pagination = isObject(body.meta) && isObject(body.meta.pagination) ? body.meta.pagination : {}
    if (page >= Number(pagination.pageCount ?? 1)) return
  }
  throw new CallFailed(`${path} has more than ${MOST_PAGES * PAGE_SIZE} records`, 200)
}

/**
 * The parameters that bring parts of parts. `populate=*` brings one level; asking for a part that the source does not
 * have is an error in Strapi 5, so the first record says which parts there are.
 * @param {string} path
 * @param {import('./fit-record.mjs').Attributes} attributes of the type here
 * @param {StrapiSourceOptions} options
 * @returns {Promise<Record<string, string>>}
 */
async function populateOf(path, attributes, options) {
  const { body } = await call(path, { populate: '*', 'pagination[pageSize]': '1' }, options)
  const data = isObject(body) ? body.data : null
  const first = flattened(Array.isArray(data) ? data[0] : data)
  if (!isObject(first)) return { populate: '*' }
  const there = Object.fromEntries(Object.entries(attributes).filter(([name]) => name in first))
  const deep = partsOf(there, 'populate', options.schemas, 1)
  if (Object.keys(deep).length === 0) return { populate: '*' }
  try {
    await call(path, { ...deep, 'pagination[pageSize]': '1' }, options)
    return deep
  } catch (error) {
    if (!(error instanceof CallFailed) || (error.status !== 400 && error.status !== 500)) throw error
    options.say(`${path}: the source does not give parts within parts; they are missing from what is imported`)
    return { populate: '*' }
  }
}

/**
 * @param {import('./fit-record.mjs').Attributes} attributes
 * @param {string} prefix
 * @param {import('./target.mjs').Schemas} schemas
 * @param {number} depth
 * @returns {Record<string, string>}
 */
function partsOf(attributes, prefix, schemas, depth) {
  /** @type {Record<string, string>} */
  const found = {}
  for (const [name, { type, component = '', components = [] }] of Object.entries(attributes)) {
    const at = `${prefix}[${name}]`
    if (type === 'media') found[at] = 'true'
    if (type === 'component') Object.assign(found, within(schemas.components.get(component), at, schemas, depth))
    if (type !== 'dynamiczone') continue
    for (const one of components) {
      Object.assign(found, within(schemas.components.get(one), `${at}[on][${one}]`, schemas, depth))
    }
  }
  return found
}

/**
 * @param {import('./fit-record.mjs').Attributes | undefined} attributes of a component
 * @param {string} at
 * @param {import('./target.mjs').Schemas} schemas
 * @param {number} depth
 * @returns {Record<string, string>}
 */
function within(attributes, at, schemas, depth) {
  const deeper = depth < DEEPEST && attributes ? partsOf(attributes, `${at}[populate]`, schemas, depth + 1) : {}
  return Object.keys(deeper).length > 0 ? deeper : { [`${at}[populate]`]: '*' }
}

/**
 * @param {string} path
 * @param {Record<string, string>} query
 * @param {Pick<StrapiSourceOptions, 'from' | 'token' | 'signal'>} options
 */
function call(path, query, { from, token, signal }) {
  const url = new URL(path, from)
  url.search = String(new URLSearchParams(query))
  return getJson(url, { token, signal })
}
