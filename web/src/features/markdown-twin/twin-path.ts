const HOME_TWIN = '/index.md'

/** Where the text of a page is had in Markdown: `/services.md` is that of `/services`, `/index.md` that of `/`. */
export function twinPath(path: string): string {
  return path === '/' ? HOME_TWIN : `${path}.md`
}

/** The page whose text is asked for; `null` for every other address. */
export function pageOfTwin(path: string): string | null {
  if (path === HOME_TWIN) return '/'
  return /[^/]\.md$/.test(path) ? path.slice(0, -'.md'.length) : null
}
