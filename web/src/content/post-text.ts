import 'server-only'
import { decodedAddress, type Picture, type Post, type Sharing } from '@ashlar/contract'
import { filmPageOf, pictureOfMarkup, withoutShortcodes } from '@ashlar/contract/node/wordpress-markup'
import type sanitizeHtml from 'sanitize-html'
import { addressHere } from '@/words/page-language'
import { mediaPath, ownPicture } from './media/media'
import { ALIGNED_CELLS, cleanWith, plainText, RICH_TEXT } from './rich-text'

/** Where the text of a post comes from. */
export interface PostPlace {
  /** The post at an outside blog, to which its links are relative; `null` for our own posts. */
  link: string | null
  /** The slug of the post at an address of the outside blog; `null` when there is none. */
  slugAt: (address: URL) => string | null
}

/** Before the ids of a text, so that none of them is one of the page around it. */
const ID = 'post-'

/**
 * The HTML of a post, sanitised, with its pictures and the targets of its footnotes. Pictures come from our own server,
 * each once; those of other hosts are left out, because our content policy blocks them. Frames, films and sounds become
 * links, so that nobody meets a stranger unasked. Links to posts of the same blog stay on this site.
 */
export function cleanPostText(html: string, place: PostPlace): string {
  const words = withoutShortcodes(html).html.replace(BARE_ADDRESS, '$1<a href="$2">$2</a>')
  const isOurs = place.link === null
  const resolve = (href: string) => (isOurs ? ourAddress(href) : addressOfBlog(href, place))
  const ids = new Set([...words.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
  const shown = new Set<string>()
  const linkTo = (href: string) => {
    const target = href.startsWith('#') && decodedAddress(href.slice(1))
    return target && ids.has(target) ? `#${ID}${target}` : resolve(href)
  }
  const withId: sanitizeHtml.Transformer = (tagName, { id, ...attribs }) => ({
    tagName,
    attribs: id ? { ...attribs, id: ID + id } : attribs,
  })
  return cleanWith(withNormalSpaces(words), {
    ...RICH_TEXT,
    allowedTags: [...(RICH_TEXT.allowedTags || []), 'img'],
    allowedAttributes: {
      ...RICH_TEXT.allowedAttributes,
      a: ['href', 'target', 'rel', 'id', SECOND_LINK],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ...Object.fromEntries(WITH_ID.map((name) => [name, ['id']])),
    },
    transformTags: {
      ...Object.fromEntries(WITH_ID.map((name) => [name, withId])),
      h1: 'h2',
      ...AS_PARAGRAPHS,
      ...ALIGNED_CELLS,
      a: (tagName, { href, id, class: kind = '' }) => ({
        tagName,
        attribs: kind.includes(SECOND_LINK)
          ? { [SECOND_LINK]: '' }
          : { ...(href ? linkAttributes(linkTo(href)) : {}), ...(id ? { id: ID + id } : {}) },
      }),
      img: (tagName, attribs) => {
        const picture = pictureIn(attribs, resolve, isOurs)
        if (!picture || shown.has(picture.src)) return { tagName, attribs: {} }
        shown.add(picture.src)
        return { tagName, attribs: { ...picture, loading: 'lazy' } }
      },
      ...Object.fromEntries(PLAYERS.map((name) => [name, linkInstead(linkTo)])),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      SECOND_LINK in attribs ||
      (tag === 'a' && !attribs.id && text.trim() === '' && mediaChildren.length === 0),
  })
}

/** Elements beside links that may be the target of a link. */
const WITH_ID = ['h2', 'h3', 'h4', 'p', 'li', 'sup']
/** The parts of a list of terms, as which older galleries are written too. */
const AS_PARAGRAPHS = { dt: 'p', dd: 'p', summary: 'p' }
/** A block that begins with an address alone: an embed whose player the blog could not ask for. */
const BARE_ADDRESS = /(<(?:p|div|figure)(?:\s[^<>]*)?>)\s*(https?:\/\/[^\s"'<>]+)\s*(?=<)/gi
/** The class of WordPress's button beside the link to a file, which leads there too. */
const SECOND_LINK = 'wp-block-file__button'
const PLAYERS = ['iframe', 'video', 'audio', 'source', 'embed']

/** A text whose blanks are mostly unbreakable was pasted from a word processor: it could not be broken into lines. */
function withNormalSpaces(html: string): string {
  const unbreakable = html.split(UNBREAKABLE).length - 1
  const normal = html.split(' ').length - 1
  return unbreakable > 20 && unbreakable > normal / 2 ? html.split(UNBREAKABLE).join(' ') : html
}
const UNBREAKABLE = /&nbsp;|&#(?:160|xa0);|\u00a0/i

function pictureIn(attribs: sanitizeHtml.Attributes, resolve: (href: string) => string, isOurs: boolean) {
  const found = pictureOfMarkup(attribs)
  if (!found) return null
  // Only our own backend knows when a file was replaced.
  const version = (isOurs && attribs['data-version']) || null
  const asPicture: Picture = {
    ...found,
    url: resolve(found.src),
    version,
    focal: null,
  }
  const own = ownPicture(asPicture)
  if (!own?.url.startsWith('/media/')) return null
  const size = own.width && own.height ? { width: `${own.width}`, height: `${own.height}` } : {}
  return { src: own.url, alt: own.alt, ...size }
}

/** A link to what a frame or a player would show. */
function linkInstead(resolve: (href: string) => string): sanitizeHtml.Transformer {
  return (_name, { src = '', title }) => {
    const href = src && (filmPageOf(src) ?? resolve(src))
    // An element that is not allowed: what is inside, such as the sources of a film, stays.
    if (!/^(?:https?:|\/)/.test(href)) return { tagName: 'span', attribs: {} }
    const { host, pathname } = new URL(href, 'https://this.example')
    const file = decodedAddress(pathname.split('/').at(-1) ?? '')
    const text = title?.trim() || (/\.\w{2,4}$/.test(file) ? file : host)
    return { tagName: 'a', attribs: linkAttributes(href), text }
  }
}

function linkAttributes(href: string): sanitizeHtml.Attributes {
  return /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href: addressHere(href) }
}

/** Files of the media library are at the site's own address. */
function ourAddress(href: string): string {
  const path = mediaPath(href)
  return path.startsWith('/media/') ? path : href
}

function addressOfBlog(href: string, { link, slugAt }: PostPlace): string {
  if (link === null || !URL.canParse(href, link)) return href
  const [url, home] = [new URL(href, link), new URL(link)]
  const slug = slugAt(url)
  if (slug !== null) return `/blog/${encodeURIComponent(slug)}${url.search}${url.hash}`
  // A blog that moved to https often keeps the old scheme in its texts.
  if (url.host === home.host && url.protocol === 'http:') url.protocol = home.protocol
  return url.href
}

/** The words and the picture of a post for search engines and previews of links, as the site shows them. */
export function sharingOf({ sharing }: Pick<Post, 'sharing'>): Sharing {
  return {
    searchTitle: plainText(sharing.searchTitle),
    searchDescription: plainText(sharing.searchDescription),
    sharePicture: ownPicture(sharing.sharePicture),
  }
}
