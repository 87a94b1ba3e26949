import { decodedAddress } from '../text/address.js'

/** Attributes of an element of HTML. */
type Attributes = Readonly<Record<string, string | undefined>>

/** A picture within a text of a WordPress. */
export interface MarkupPicture {
  /** The largest copy that the text names; may be relative. */
  src: string
  alt: string
  /** Pixels; `null` when the text does not say it. */
  width: number | null
  height: number | null
}

const SHORTCODE = /(?<!\[)\[(\/?)([a-z][\w-]*)((?:[^\w[\]-][^[\]]*)?)\](?!\])/gi
/** Page builders store code in these, not words. */
const CODE_SHORTCODES = ['vc_raw_html', 'vc_raw_js']
/** Elements in which brackets are no shortcodes. */
const CODE = /^(\/?)(?:pre|code)\b/i
const CAPTION = /\[(?:wp_)?caption\b[^[\]]*\]/i
const CAPTION_END = /\[\/(?:wp_)?caption\]/i
const CAPTIONED = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i
/** Shortcodes of WordPress itself, which may stand without attributes. */
const OF_WORDPRESS = new Set(['audio', 'caption', 'embed', 'gallery', 'playlist', 'video'])

/**
 * A text without the shortcodes that WordPress left in it, because their plug-in is switched off or answers in its own
 * pages only. Words between them stay; a caption becomes that of a figure. Words in brackets, `[sic]`, are no
 * shortcodes.
 *
 * @returns names: of the shortcodes that were taken out, each once.
 */
export function withoutShortcodes(html: string): { html: string; names: string[] } {
  if (!html.includes('[')) return { html, names: [] }
  const names = new Set<string>()
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name))
  // Without a closing tag or attributes only a name that no word in brackets has: of WordPress, or with an underscore.
  const isShortcode = (name: string, attributes: string, isInWord: boolean) =>
    closed.has(name) ||
    /=|^\s*\/$/.test(attributes) ||
    (!isInWord && (name.includes('_') || OF_WORDPRESS.has(name.toLowerCase())))
  const withoutTags = (text: string) =>
    text.replace(SHORTCODE, (all, _end: string, name: string, attributes: string, at: number) => {
      if (!isShortcode(name, attributes, /\w/.test(text[at - 1] ?? ''))) return all
      names.add(name)
      return ''
    })
  let codeDepth = 0
  const [before = '', ...tags] = CODE_SHORTCODES.reduce(withoutInside, captionsAsFigures(html)).split('<')
  const rest = tags.map((tag) => {
    const end = tag.indexOf('>') + 1
    const code = CODE.exec(tag)
    if (code) codeDepth = Math.max(0, codeDepth + (code[1] ? -1 : 1))
    return `<${tag.slice(0, end)}${codeDepth > 0 ? tag.slice(end) : withoutTags(tag.slice(end))}`
  })
  const clean = withoutTags(before) + rest.join('')
  return { html: names.size > 0 ? clean.replace(/<p>\s*<\/p>/g, '') : clean, names: [...names] }
}

/** A text without what stands between a shortcode and its end. */
function withoutInside(html: string, name: string): string {
  const end = `[/${name}]`
  const [first = '', ...others] = html.split(`[${name}]`)
  return first + others.map((part) => `[${name}]${part.includes(end) ? part.slice(part.indexOf(end)) : part}`).join('')
}

/** `[caption]<img> Words[/caption]` as a figure. */
function captionsAsFigures(html: string): string {
  const [before = '', ...parts] = html.split(CAPTION)
  const figures = parts.map((part) => {
    const end = CAPTION_END.exec(part)
    if (!end) return part
    const inside = part.slice(0, end.index)
    const [picture = ''] = CAPTIONED.exec(inside) ?? []
    const words = inside.slice(picture.length).trim()
    const figure = `<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`
    return figure + part.slice(end.index + end[0].length)
  })
  return before + figures.join('')
}

/** Attributes in which plug-ins keep the address of a picture that is loaded late; its `src` is a placeholder then. */
const LATE = ['data-src', 'data-lazy-src', 'data-original']
const SETS = ['data-srcset', 'data-lazy-srcset', 'srcset']

/** The picture of an `<img>`, also of one that a script would load later; `null` for a placeholder or a counting pixel. */
export function pictureOfMarkup(attributes: Attributes): MarkupPicture | null {
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)]
  if (width === 1 && height === 1) return null
  const late = LATE.map((name) => attributes[name]).find(Boolean)
  const plain = [late, attributes.src].find((src) => src && !src.startsWith('data:'))
  const largest = SETS.flatMap((name) => candidates(attributes[name] ?? '')).reduce<Candidate | null>(
    (best, one) => (best && best.width >= one.width ? best : one),
    null,
  )
  const alt = (attributes.alt ?? '').trim()
  if (largest) {
    const tall = width && height ? Math.round((largest.width * height) / width) : null
    return { src: largest.src, alt, width: tall && largest.width, height: tall }
  }
  if (!plain) return null
  const [, w, h] = /-(\d{2,4})x(\d{2,4})\.\w+$/.exec(plain) ?? []
  return { src: plain, alt, width: width ?? pixels(w), height: height ?? pixels(h) }
}

interface Candidate {
  src: string
  width: number
}

function candidates(srcset: string): Candidate[] {
  return srcset.split(/,\s+/).flatMap((one) => {
    const [src = '', size = ''] = one.trim().split(/\s+/)
    const width = /^(\d+)w$/.exec(size)?.[1]
    return src && width && !src.startsWith('data:') ? [{ src, width: Number(width) }] : []
  })
}

function pixels(text: string | undefined): number | null {
  const number = Number.parseInt(text ?? '', 10)
  return number > 0 && !text?.includes('%') ? number : null
}

/** The page of a film whose player stands in a frame; `null` for other frames. */
export function filmPageOf(frame: string): string | null {
  const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(frame)?.[1]
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(frame)?.[1]
  return vimeo ? `https://vimeo.com/${vimeo}` : null
}

/**
 * An address of a WordPress as addresses are compared: without scheme, `www.`, a slash at its end and parameters, but
 * for the number of a post or a page.
 */
export function comparedAddress({ host, pathname, searchParams }: URL): string {
  const id = searchParams.get('p') ?? searchParams.get('page_id')
  const path = decodedAddress(pathname)
    .replace(/\/$/, '')
    .replace(/\/index\.php$/, '')
  return `${host.replace(/^www\./, '')}${path}${id ? `?${id}` : ''}`
}

/** The addresses of a post or a page, compared: its own, and the short one with its number. */
export function addressesOfRecord(home: URL, id: number, link: string): string[] {
  const short = comparedAddress(new URL(`?p=${id}`, home))
  return URL.canParse(link, home.href) ? [comparedAddress(new URL(link, home)), short] : [short]
}
