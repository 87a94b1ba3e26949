import { CallFailed, getJson } from './ask.mjs'
import { isObject } from './source-record.mjs'

/** Posts of one request. */
const PAGE_SIZE = 50
/** Pages of one list. */
const MOST_PAGES = 400

/**
 * @typedef {object} WordpressSourceOptions
 * @property {URL} from
 * @property {string} token
 * @property {readonly import('./models.mjs').ImportModel[]} models
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say
 */

/**
 * A WordPress without speaking addresses answers its API by a parameter.
 * @param {WordpressSourceOptions} options
 * @returns {Promise<(list: string) => URL>} the address of a list
 */
export async function findRoute({ from, token, signal }) {
  const byPath = (/** @type {string} */ list) => new URL(`wp-json/wp/v2/${list}`, from)
  const byParameter = (/** @type {string} */ list) => {
    const url = new URL(from)
    url.searchParams.set('rest_route', `/wp/v2/${list}`)
    return url
  }
  try {
    await getJson(byPath('posts'), { token, signal })
    return byPath
  } catch (error) {
    if (!(error instanceof CallFailed) || ![200, 301, 404].includes(error.status ?? 0)) throw error
    await getJson(byParameter('posts'), { token, signal })
    return byParameter
  }
}

/**
 * @param {URL} list
 * @param {Record<string, string>} query
 * @param {WordpressSourceOptions} options
 * @returns {AsyncGenerator<Record<string, unknown>>} nothing when the source has no such list
 */
export async function* itemsOf(list, query, { token, signal, say }) {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const url = new URL(list)
    const whole = { ...query, per_page: `${PAGE_SIZE}`, page: `${page}` }
    for (const [name, value] of Object.entries(whole)) url.searchParams.set(name, value)
    let answer
    try {
      answer = await getJson(url, { token, signal })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.status === 400 && page > 1) return
      if (![401, 403, 404].includes(error.status ?? 0)) throw error
      say(`${list.pathname.split('/').at(-1)}: the source does not show this list (${error.status})`)
      return
    }
    const { body, headers } = answer
    if (!Array.isArray(body)) throw new CallFailed(`${list.pathname}: expected a list`, 200)
    const [total, pages] = [headers.get('x-wp-total'), headers.get('x-wp-totalpages')]
    // A plug-in or a cache may answer with an empty list where there are records.
    if (body.length === 0 && page === 1 && !(total !== null && Number(total) === 0)) {
      throw new CallFailed(`${list.pathname}: the list is empty, and says that it has ${total ?? 'no'} records`, 200)
    }
    for (const item of body) if (isObject(item)) yield item
    // A proxy may leave out the counts: then a full page has another one after it, or the source says that it has none.
    if (pages === null ? body.length < PAGE_SIZE : page >= Number(pages)) return
  }
}
