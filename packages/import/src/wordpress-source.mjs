import { mediaKindOfName } from '@ashlar/contract/node/media-kinds'
import { addressesOfRecord, comparedAddress } from '@ashlar/contract/node/wordpress-markup'
import { FILE_MARK, fileAt, fileOfMark, isObject, markFor, PICTURE_MARK, textOf } from './source-record.mjs'
import { atSource, isUpload, linkOf, newPathOf, slugOfItem } from './wordpress-addresses.mjs'
import { findRoute, itemsOf } from './wordpress-calls.mjs'
import { readWordpressExcerpt, readWordpressText } from './wordpress-text.mjs'

/** @typedef {import('./wordpress-calls.mjs').WordpressSourceOptions} WordpressSourceOptions */

/** Characters of a page's description, as search engines show it. */
const LONGEST_DESCRIPTION = 160
/** What WordPress calls posts that have no category. */
const NO_CATEGORY = 'uncategorized'
/** Links to the old site that are named of a record; the others are counted. */
const MOST_NAMED = 5

/** The address here of each address there, as addresses are compared. */
/** @typedef {Map<string, string>} Addresses */

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
  /** @type {Addresses} */
  const addresses = new Map([[comparedAddress(options.from), '/']])
  /** @type {Map<string, string>} */
  const moved = new Map()
  for (const { list, model } of lists) {
    for await (const item of itemsOf(route(list), { _fields: 'id,slug,link,status,excerpt.protected' }, options)) {
      if (!isForAll(item)) continue
      const { leadsTo, path } = newPathOf(model, item, options.from)
      const link = linkOf(item, options.from)
      for (const address of addressesOfRecord(options.from, Number(item.id), link.href)) {
        if (!addresses.has(address)) addresses.set(address, leadsTo)
      }
      if (!link.search && path === leadsTo) moved.set(link.pathname.replace(/\/$/, ''), path)
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
  if (wanted.has('former-address')) yield* redirectsOf(moved)
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
 * @param {Addresses} addresses
 * @param {WordpressSourceOptions} options
 * @returns {import('./source-record.mjs').SourceRecord}
 */
function postOf(item, addresses, { from }) {
  const { title, excerpt, content, notTaken } = textsOf(item, addresses, from)
  const [category, ...further] = termsOf(item, 'category')
  const tags = termsOf(item, 'post_tag')
  return {
    model: 'post',
    id: `post ${item.id}`,
    name: title,
    notTaken: [
      ...notTaken,
      ...(further.length > 0 ? [`a post has one category; ${further.join(', ')} were not taken`] : []),
      ...(tags.length > 0 ? [`posts have no tags; ${tags.join(', ')} were not taken`] : []),
    ],
    fields: {
      title,
      slug: slugOfItem(item),
      date: dateOf(item),
      excerpt,
      // Before the text, because a picture that stands in both has its own words here.
      picture: pictureOf(item, from),
      content: content.markdown,
      author: authorOf(item),
      category: category ?? null,
    },
  }
}

/**
 * @param {Record<string, unknown>} item
 * @param {Addresses} addresses
 * @param {WordpressSourceOptions} options
 * @returns {import('./source-record.mjs').SourceRecord}
 */
function pageOf(item, addresses, { from }) {
  const { title, excerpt, content, notTaken } = textsOf(item, addresses, from)
  const { path, wanted } = newPathOf('page', item, from)
  return {
    model: 'page',
    id: `page ${item.id}`,
    name: title,
    freeField: 'path',
    notTaken: [
      ...notTaken,
      ...(path === wanted ? [] : [`the site has a page of its own at ${wanted}, so it is imported at ${path}`]),
      ...(content.tables ? ['a table became paragraphs, one for each row'] : []),
      ...(content.targets ? ['links to places within the text, such as footnotes, lead to the top of the page'] : []),
      ...(content.raised ? ['letters above or below the line stand within it'] : []),
    ],
    fields: {
      path,
      title,
      heading: title,
      description: wholeWords(excerpt),
      picture: pictureOf(item, from),
      blocks: blocksOfPage(content.blocks),
    },
  }
}

/**
 * A text as blocks of a page: pictures and films stand in blocks of their own.
 * @param {readonly import('./rich-text-blocks.mjs').Block[]} parts
 */
function blocksOfPage(parts) {
  /** @type {Record<string, unknown>[]} */
  const blocks = []
  /** @type {import('./rich-text-blocks.mjs').Block[]} */
  let text = []
  const end = () => {
    if (text.length > 0) blocks.push({ __component: 'block.rich-text', text })
    text = []
  }
  for (const part of parts) {
    if (part.type !== 'picture' && part.type !== 'film') {
      text.push(part)
      continue
    }
    end()
    blocks.push({
      __component: 'block.media',
      ...(part.type === 'film'
        ? { video: part.url, caption: part.text }
        : { picture: fileOfMark(part.url ?? ''), caption: part.caption ?? '' }),
    })
  }
  end()
  return blocks
}

/**
 * @param {Record<string, unknown>} item
 * @param {Addresses} addresses
 * @param {URL} from
 */
function textsOf(item, addresses, from) {
  const base = linkOf(item, from)
  /** @type {Set<string>} */
  const old = new Set()
  const content = readWordpressText(renderedOf(item.content), {
    link: (href) => {
      if (!URL.canParse(href, base.href)) return ''
      const url = atSource(new URL(href, base), from)
      const path = addresses.get(comparedAddress(url))
      if (path) return path + url.hash
      if (url.host !== from.host) return url.href
      if (isUpload(url)) {
        const isPicture = mediaKindOfName(url.pathname)?.type.startsWith('image/')
        return markFor(isPicture ? PICTURE_MARK : FILE_MARK, fileAt(url))
      }
      old.add(url.href)
      return url.href
    },
    picture: (src, alt) => {
      if (!URL.canParse(src, base.href)) return ''
      const url = atSource(new URL(src, base), from)
      return /^https?:$/.test(url.protocol) ? markFor(PICTURE_MARK, fileAt(url, alt)) : ''
    },
  })
  const named = [...old].slice(0, MOST_NAMED).join(', ')
  const more = old.size > MOST_NAMED ? ` and ${old.size - MOST_NAMED} more` : ''
  return {
    title: readWordpressText(renderedOf(item.title)).plain,
    excerpt: readWordpressExcerpt(renderedOf(item.excerpt)),
    content,
    notTaken: [...content.leftOut, ...(old.size > 0 ? [`links still lead to the old site: ${named}${more}`] : [])],
  }
}

/**
 * Redirects for a domain that moves from WordPress to this site.
 * @param {ReadonlyMap<string, string>} moved new paths by old ones
 * @returns {Generator<import('./source-record.mjs').SourceRecord>}
 */
function* redirectsOf(moved) {
  for (const [formerPath, newPath] of moved) {
    if (formerPath === '' || formerPath === newPath) continue
    const fields = { formerPath, newPath }
    yield { model: 'former-address', id: `address ${formerPath}`, name: formerPath, fields, notTaken: [] }
  }
}

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

/**
 * @param {Record<string, unknown>} item
 * @param {URL} from
 */
function pictureOf(item, from) {
  const [media] = embeddedOf(item, 'wp:featuredmedia')
  const source = textOf(media?.source_url)
  if (!media || !URL.canParse(source, from.href)) return null
  const { href: url } = atSource(new URL(source, from), from)
  const caption = readWordpressText(renderedOf(media.caption)).plain
  return { url, alternativeText: textOf(media.alt_text), caption }
}
