import { createApp } from 'astro/app/entrypoint'

/** The routes of the site. A page is sent whole or not at all, so nothing of it is streamed. */
export const app = createApp({ streaming: false })

/** The route of editors' pages, which are at whichever address. */
const editorsPages = app.manifest.routes.find(({ routeData }) => routeData.route === '/[...path]')?.routeData

/**
 * The one route that may answer at an address, where the framework's own choice is not to be trusted: to it
 * `/projects/a.html` is `/projects/a`, so that each page of ours would have two addresses.
 */
export function routeFor(path: string): typeof editorsPages {
  return path.endsWith('.html') ? editorsPages : undefined
}
