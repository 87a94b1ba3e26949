import MarkdownIt from 'markdown-it'

/** Characters that WordPress always encodes. Their order does not matter: each is replaced once. */
const entities: Readonly<Record<string, string>> = {
  '&': '&#038;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '‘': '&#8216;',
  '’': '&#8217;',
  '“': '&#8220;',
  '”': '&#8221;',
  '–': '&#8211;',
  '—': '&#8212;',
  '…': '&#8230;',
}

/** Encodes plain text as WordPress does in `title.rendered`. */
export function encodeText(text: string): string {
  return text.replace(/[&<>"‘’“”–—…]/g, (character) => entities[character] ?? character)
}

/** `excerpt.rendered`: the text as one paragraph, empty when there is none. */
export function renderExcerpt(text: string): string {
  return text.trim() ? `<p>${encodeText(text.trim())}</p>\n` : ''
}

/** What the media library knows about a picture, by its address there. */
export interface KnownPicture {
  url: string
  width: number | null
  height: number | null
  alternativeText: string | null
  /** Changes when the file is replaced. */
  updatedAt: string
}

// HTML in the text is kept: editors are trusted, and the site sanitizes what it shows.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })

const plainImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, options, environment: { pictures?: Pictures }, renderer) => {
  const token = tokens[index]
  const path = libraryPath(String(token?.attrGet('src') ?? ''))
  const known = path === null ? undefined : environment.pictures?.get(path)
  if (path !== null) token?.attrSet('src', path)
  if (known?.width && known.height) {
    token?.attrSet('width', String(known.width))
    token?.attrSet('height', String(known.height))
  }
  if (known) token?.attrSet('data-version', new Date(known.updatedAt).toISOString())
  const html = plainImage?.(tokens, index, options, environment, renderer) ?? ''
  return known?.alternativeText ? html.replace(' alt=""', ` alt="${encodeText(known.alternativeText)}"`) : html
}

type Pictures = ReadonlyMap<string, KnownPicture>

/** `content.rendered`: Markdown as HTML. */
export function renderContent(text: string, pictures: Pictures = new Map()): string {
  return markdown.render(text, { pictures })
}

/** The addresses in the media library that a text names. */
export function libraryPathsIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/[\w.-]+/g)].map(([path]) => path)
}

/**
 * The path of a picture of the media library. The admin's button writes it with the address at which the admin is open,
 * which visitors do not reach.
 *
 * @returns `null` for another picture.
 */
export function libraryPath(address: string): string | null {
  if (!URL.canParse(address, 'https://this.example')) return null
  const { pathname } = new URL(address, 'https://this.example')
  return pathname.startsWith('/uploads/') ? pathname : null
}
