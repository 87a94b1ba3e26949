import { pageRecordUse } from '@ashlar/contract'
import { mediaKindOfName } from '@ashlar/contract/node/media-kinds'
import { comparedAddress } from '@ashlar/contract/node/wordpress-markup'
import { textOf } from './source-record.mjs'

/**
 * The address of a record here. Pages of the site's own code take no blocks, so a page of the source that has the
 * address of one is imported beside it, and links to it lead to the site's own page.
 * @param {string} model
 * @param {Record<string, unknown>} item
 * @param {URL} from
 * @returns {{ path: string, wanted: string, leadsTo: string }}
 */
export function newPathOf(model, item, from) {
  if (model === 'post') {
    const path = `/blog/${slugOfItem(item)}`
    return { path, wanted: path, leadsTo: path }
  }
  const link = linkOf(item, from)
  const isBelow = comparedAddress(link).startsWith(comparedAddress(from)) && !link.search
  const below = isBelow ? link.pathname.slice(from.pathname.length).replace(/\/$/, '').toLowerCase() : ''
  const wanted = /^[a-z0-9/-]+$/.test(below) ? `/${below}` : `/${slugOfItem(item)}`
  const path = [wanted, `${wanted}-2`, `/imported${wanted}`].find((one) => pageRecordUse(one) === 'the page') ?? wanted
  const isHome = !link.search && link.pathname === from.pathname
  if (isHome) return { path, wanted, leadsTo: '/' }
  return { path, wanted, leadsTo: pageRecordUse(wanted) === 'a page of its own' ? wanted : path }
}

/**
 * The slug, or one made of the number where the slug has letters that an address here cannot have.
 * @param {Record<string, unknown>} item
 */
export function slugOfItem({ slug, id }) {
  return /^[a-z0-9-]+$/.test(textOf(slug)) ? textOf(slug) : `entry-${id}`
}

/** @param {Record<string, unknown>} item @param {URL} from */
export function linkOf(item, from) {
  const link = textOf(item.link)
  return new URL(URL.canParse(link, from.href) ? link : '', from)
}

/**
 * An address of the source under its own host and scheme: texts keep those that the site had before.
 * @param {URL} url
 * @param {URL} from
 */
export function atSource(url, from) {
  const bare = (/** @type {string} */ host) => host.replace(/^www\./, '')
  const isSource = /^https?:$/.test(url.protocol) && bare(url.hostname) === bare(from.hostname)
  if (!isSource || (url.port && url.port !== from.port)) return url
  const address = new URL(url)
  address.protocol = from.protocol
  address.host = from.host
  return address
}

/**
 * Whether the media library here takes a file of the media library there.
 * @param {URL} url
 */
export const isUpload = ({ pathname }) =>
  pathname.includes('/wp-content/uploads/') && mediaKindOfName(pathname) !== null
