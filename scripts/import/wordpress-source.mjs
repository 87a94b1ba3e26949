import { CallFailed, getJson } from './ask.mjs'
import { isObject, textOf } from './source-record.mjs'
import { readWordpressText } from './wordpress-text.mjs'

/** Posts of one request. */
const PAGE_SIZE = 50
/** Pages of one list. */
const MOST_PAGES = 400
/** Characters of a page's description, as search engines show it. */
const LONGEST_DESCRIPTION = 160
/** What WordPress calls posts that have no category. */
const NO_CATEGORY = 'uncategorized'

/**
 * @typedef {object} WordpressSourceOptions
 * @property {URL} from
 * @property {string} token
 * @property {readonly import('./models.mjs').ImportModel[]} models
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say
 */

/** Lists of WordPress that are read, and the type here that takes their records. */
const LISTS = /** @type {const} */ ([
  { list: 'posts', model: 'post' },
  { list: 'pages', model: 'page' },
])

/**
 * The published posts and pages of a WordPress, with their categories, and redirects from their old addresses.
 * @param {WordpressSourceOptions} options
 * @returns {AsyncGenerator<import('./source-record.mjs').SourceRecord>}
 */
export async function* readWordpress(options) {
  const wanted = new Set(options.models.map(({ model }) => model))
  const lists = LISTS.filter(({ model }) => wanted.has(model) || wanted.has('former-address'))
  const route = await findRoute(options)
  const addresses = new Map()
  for (const { list, model } of lists) {
    for await (const item of itemsOf(route(list), { _fields: 'id,slug,link,status,excerpt.protected' }, options)) {
      if (isForAll(item)) addresses.set(bareAddress(linkOf(item, options.from)), newPathOf(model, item, options.from))
    }
  }
  if (wanted.has('blog-category')) yield* readCategories(route('categories'), options)
  for (const { list, model } of lists) {
    if (!wanted.has(model)) continue
    const embed = { _embed: 'author,wp:featuredmedia,wp:term', orderby: 'date', order: 'asc' }
    for await (const item of itemsOf(route(list), embed, options)) {
      if (!isForAll(item)) {
        options.say(`${model} ${item.id} (${linkOf(item, options.from).href}): private or behind a password, not taken`)
        continue
      }
      yield model === 'post' ? postOf(item, addresses, options) : pageOf(item, addresses, options)
    }
  }
  if (wanted.has('former-address')) yield* redirectsOf(addresses)
}

/**
 * A WordPress without speaking addresses answers its API by a parameter.
 * @param {WordpressSourceOptions} options
 * @returns {Promise<(list: string) => URL>} the address of a list
 */
async function findRoute({ from, token, signal }) {
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
async function* itemsOf(list, query, { token, signal, say }) {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const url = new URL(list)
    const whole = { ...query, per_page: `${PAGE_SIZE}`, page: `${page}` }
    for (const [name, value] of Object.entries(whole)) url.searchParams.set(name, value)
    let answer
    try {
      answer = await getJson(url, { token, signal })
    } catch (error) {
      if (!(error instanceof CallFailed) || ![401, 403, 404].includes(error.status ?? 0)) throw error
      say(`${list.pathname.split('/').at(-1)}: the source does not show this list (${error.status})`)
      return
    }
    const { body, headers } = answer
    if (!Array.isArray(body)) throw new CallFailed(`${list.pathname}: expected a list`, 200)
    for (const item of body) if (isObject(item)) yield item
    if (page >= Number(headers.get('x-wp-totalpages') ?? 1)) return
  }
}

/**
 * @param {URL} list
 * @param {WordpressSourceOptions} options
 * @returns {AsyncGenerator<import('./source-record.mjs').SourceRecord>}
 */
async function* readCategories(list, options) {
  for await (const { id, name, slug, count } of itemsOf(list, {}, options)) {
    const title = readWordpressText(textOf(name)).plain
    if (slug === NO_CATEGORY || !title || count === 0) continue
    yield { model: 'blog-category', id: `category ${id}`, name: title, fields: { title }, notTaken: [] }
  }
}

/**
 * @param {Record<string, unknown>} item
 * @param {ReadonlyMap<string, string | null>} addresses
 * @param {WordpressSourceOptions} options
 * @returns {import('./source-record.mjs').SourceRecord}
 */
function postOf(item, addresses, { from }) {
  const { title, excerpt, content } = textsOf(item, addresses, from)
  const [category, ...further] = termsOf(item, 'category')
  const tags = termsOf(item, 'post_tag')
  const notTaken = [
    ...content.leftOut,
    ...(further.length > 0 ? [`a post has one category; ${further.join(', ')} were not taken`] : []),
    ...(tags.length > 0 ? [`posts have no tags; ${tags.join(', ')} were not taken`] : []),
  ]
  return {
    model: 'post',
    id: `post ${item.id}`,
    name: title,
    notTaken,
    fields: {
      title,
      slug: slugOfItem(item),
      date: dateOf(item),
      excerpt,
      content: content.markdown,
      picture: pictureOf(item),
      author: authorOf(item),
      category: category ?? null,
    },
  }
}

/**
 * @param {Record<string, unknown>} item
 * @param {ReadonlyMap<string, string | null>} addresses
 * @param {WordpressSourceOptions} options
 * @returns {import('./source-record.mjs').SourceRecord}
 */
function pageOf(item, addresses, { from }) {
  const { title, excerpt, content } = textsOf(item, addresses, from)
  const path = newPathOf('page', item, from)
  return {
    model: 'page',
    id: `page ${item.id}`,
    name: title,
    notTaken: [...content.leftOut, ...(content.tables ? ['a table became paragraphs, one for each row'] : [])],
    fields: {
      path,
      title,
      heading: title,
      description: wholeWords(excerpt),
      picture: pictureOf(item),
      blocks: content.blocks.length > 0 ? [{ __component: 'block.rich-text', text: content.blocks }] : [],
    },
  }
}

/**
 * @param {Record<string, unknown>} item
 * @param {ReadonlyMap<string, string | null>} addresses
 * @param {URL} from
 */
function textsOf(item, addresses, from) {
  const link = linkOf(item, from)
  const newLink = (/** @type {string} */ href) => {
    if (!URL.canParse(href, link.href)) return href
    const url = new URL(href, link)
    const path = addresses.get(bareAddress(url))
    return path ? path + url.hash : url.href
  }
  return {
    title: readWordpressText(renderedOf(item.title)).plain,
    excerpt: readWordpressText(renderedOf(item.excerpt)).plain,
    content: readWordpressText(renderedOf(item.content), newLink),
  }
}

/**
 * Redirects for a domain that moves from WordPress to this site.
 * @param {ReadonlyMap<string, string | null>} addresses
 * @returns {Generator<import('./source-record.mjs').SourceRecord>}
 */
function* redirectsOf(addresses) {
  for (const [address, newPath] of addresses) {
    const { pathname, search } = new URL(address)
    if (search || newPath === null || pathname === '/' || pathname === newPath) continue
    const fields = { formerPath: pathname, newPath }
    yield { model: 'former-address', id: `address ${pathname}`, name: pathname, fields, notTaken: [] }
  }
}

/**
 * @param {string} model
 * @param {Record<string, unknown>} item
 * @param {URL} from
 * @returns {string} the address here
 */
function newPathOf(model, item, from) {
  if (model === 'post') return `/blog/${slugOfItem(item)}`
  const link = linkOf(item, from)
  const below = bareAddress(link).startsWith(from.href) ? link.pathname.slice(from.pathname.length) : ''
  const path = `/${below.replace(/\/$/, '').toLowerCase()}`
  return path !== '/' && /^\/[a-z0-9/-]*$/.test(path) ? path : `/${slugOfItem(item)}`
}

/**
 * The slug, or one made of the number where the slug has letters that an address here cannot have.
 * @param {Record<string, unknown>} item
 */
function slugOfItem({ slug, id }) {
  return /^[a-z0-9-]+$/.test(textOf(slug)) ? textOf(slug) : `entry-${id}`
}

/** @param {Record<string, unknown>} item @param {URL} from */
function linkOf(item, from) {
  const link = textOf(item.link)
  return new URL(URL.canParse(link, from.href) ? link : '', from)
}

/** @param {URL} url */
const bareAddress = ({ origin, pathname, search }) => origin + (pathname.replace(/\/$/, '') || '/') + search

/**
 * The words of a text that fit into a description.
 * @param {string} text
 */
function wholeWords(text) {
  return text.length <= LONGEST_DESCRIPTION ? text : text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION))
}

/** @param {unknown} value */
const renderedOf = (value) => (isObject(value) ? textOf(value.rendered) : '')

/**
 * Whether a record is for everybody. WordPress lists posts with a password too, without their texts.
 * @param {Record<string, unknown>} item
 */
function isForAll({ status, content, excerpt }) {
  const hides = (/** @type {unknown} */ text) => isObject(text) && text.protected === true
  return (status ?? 'publish') === 'publish' && !hides(content) && !hides(excerpt)
}

/**
 * The moment of a post. Some have zeros for UTC; the blog's own time is then taken for that of India.
 * @param {Record<string, unknown>} item
 */
function dateOf({ date_gmt: gmt, date }) {
  return Date.parse(`${textOf(gmt)}Z`) > 0 ? `${textOf(gmt)}.000Z` : `${textOf(date)}.000+05:30`
}

/**
 * @param {Record<string, unknown>} item
 * @param {string} relation such as `wp:term`
 */
function embeddedOf(item, relation) {
  const embedded = isObject(item._embedded) ? item._embedded[relation] : null
  return (Array.isArray(embedded) ? embedded.flat() : []).filter(isObject)
}

/** @param {Record<string, unknown>} item @param {'category' | 'post_tag'} taxonomy */
function termsOf(item, taxonomy) {
  return embeddedOf(item, 'wp:term')
    .filter((term) => term.taxonomy === taxonomy && term.slug !== NO_CATEGORY)
    .map((term) => readWordpressText(textOf(term.name)).plain)
    .filter(Boolean)
}

/** @param {Record<string, unknown>} item */
function authorOf(item) {
  const name = textOf(embeddedOf(item, 'author')[0]?.name)
  return name ? readWordpressText(name).plain : null
}

/** @param {Record<string, unknown>} item */
function pictureOf(item) {
  const [media] = embeddedOf(item, 'wp:featuredmedia')
  if (!media || typeof media.source_url !== 'string') return null
  const caption = readWordpressText(renderedOf(media.caption)).plain
  return { url: media.source_url, alternativeText: textOf(media.alt_text), caption }
}
