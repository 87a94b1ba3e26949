import type { Core } from '@strapi/strapi'

/** Routes of the media library that accept files from a signed-in editor. */
const TAKE_FILES = new Set(['/', '/files', '/files/:id/replace'])

interface Route {
  method: string
  path: string
  config?: { middlewares?: unknown[] }
}

/** Lets the media library's own routes read files, after their policies have checked who is signed in. */
export function takeAdminUploads(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } }
  const taking = admin.routes.filter(({ method, path }) => method === 'POST' && TAKE_FILES.has(path))
  if (taking.length !== TAKE_FILES.size) throw new Error('the routes of the media library are not those that we know')
  for (const route of taking) {
    const before = ['global::keep-disk-reserve', 'global::take-files']
    route.config = { ...route.config, middlewares: [...before, ...(route.config?.middlewares ?? [])] }
  }
}
