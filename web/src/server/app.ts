import { createApp } from 'astro/app/entrypoint'

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
