const HOME_MARKDOWN = '/index.md'

/** The address of a page's text as Markdown: `/services.md` for `/services`, `/index.md` for `/`. */
export function markdownPath(path: string): string {
  return path === '/' ? HOME_MARKDOWN : `${path}.md`
}

/** The page for the address of a Markdown text; `null` for every other address. */
export function pageOfMarkdownPath(path: string): string | null {
  if (path === HOME_MARKDOWN) return '/'
  return /[^/]\.md$/.test(path) ? path.slice(0, -'.md'.length) : null
}
