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

// HTML in the text is kept: editors are trusted, and the site sanitizes what it shows.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })

/** `content.rendered`: Markdown as HTML. */
export function renderContent(text: string): string {
  return markdown.render(text)
}
