import { cp, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const FOLDER = new URL('../../brand/icons/', import.meta.url)

/** The address of each icon. Browsers request some of these addresses without a link to them. */
const PLACES: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/icon.svg': 'icon.svg',
  '/apple-icon.png': 'apple-icon.png',
  '/icons/192.png': '192.png',
  '/icons/512.png': '512.png',
  '/icons/maskable-512.png': 'maskable-512.png',
}

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** Copies the icons of the brand into the build, and serves them in development. */
export function brandIcons(): AstroIntegration {
  return {
    name: 'brand-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const copies = Object.entries(PLACES).map(([path, name]) =>
          cp(fileURLToPath(new URL(name, FOLDER)), fileURLToPath(new URL(`.${path}`, dir))),
        )
        await Promise.all(copies)
      },
      'astro:server:setup': ({ server }) => {
        for (const [path, name] of Object.entries(PLACES)) {
          server.middlewares.use(path, (_request, response, next) => {
            readFile(new URL(name, FOLDER)).then((bytes) => {
              response.setHeader('Content-Type', TYPES[extname(name)] ?? '')
              response.end(bytes)
            }, next)
          })
        }
      },
    },
  }
}
