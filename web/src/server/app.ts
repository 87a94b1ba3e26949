import { createApp } from 'astro/app/entrypoint'
import { hashOf, pagePolicy } from './pages/content-policy'

/** The routes of the site. A page is sent complete or not at all, so streaming is off. */
export const app = createApp({ streaming: false })

/** The route of editors' pages, which may have any address. */
const editorsPages = app.manifest.routes.find(({ routeData }) => routeData.route === '/[...path]')?.routeData

/**
 * The only route that may answer an address, where the framework would choose a wrong one. It treats `/projects/a.html`
 * as `/projects/a`, so that every page would have two addresses. And it adds addresses of its own, which begin with `/_`:
 * `/_image` would fetch and resize whatever its query names.
 */
export function routeFor(path: string): typeof editorsPages {
  return path.endsWith('.html') || path.startsWith('/_') ? editorsPages : undefined
}

/** For each pattern of a route, the hashes of the style sheets that the build has put into the head of its page. */
const builtSheets = new Map(
  app.manifest.routes.map(({ routeData, styles }) => [
    routeData.route,
    styles.flatMap((sheet) => (sheet.type === 'inline' ? [hashOf(sheet.content)] : [])),
  ]),
)

/**
 * The content policy of the page that a layout has just made.
 *
 * @param framedBy see `pagePolicy`.
 */
export function policyOfPage(
  { route, sheets, tagManager }: NonNullable<App.Locals['allowed']>,
  framedBy: readonly string[] | null = null,
): string {
  return pagePolicy({ sheets: [...(builtSheets.get(route) ?? []), ...sheets.map(hashOf)], tagManager }, framedBy)
}
