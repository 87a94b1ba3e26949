import { basename } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { brandIcons } from './build/brand-icons'
import { compileAtOnce } from './build/compile-at-once'
import { compileWords } from './build/compile-words'
import { compressAssets } from './build/compress-assets'
import { customMedia } from './build/custom-media'
import { serverOnly } from './build/server-only'
import { serviceWorker } from './build/service-worker'
import { siteServer } from './build/site-server'
import { BUILT_FILES } from './src/config/built-files'

/** The class for a name of a CSS module; no two of their files share a name. */
function scopedName(name: string, file: string): string {
  return `${basename(file.split('?', 1)[0] ?? file, '.module.css')}_${name}`
}

export default defineConfig({
  output: 'server',
  adapter: siteServer(),
  integrations: [react(), brandIcons(), serviceWorker(), compressAssets()],
  // The server itself redirects to the address without a trailing slash; Astro must not add a second redirect.
  trailingSlash: 'ignore',
  // The routes check the origin of form posts themselves; one of them accepts posts from mail programs, which send no
  // origin.
  security: { checkOrigin: false },
  session: false,
  devToolbar: { enabled: false },
  // Styles are inlined, so that the browser can paint a page as soon as its HTML has arrived.
  build: { assets: BUILT_FILES.slice(1, -1), inlineStylesheets: 'always' },
  vite: {
    plugins: [serverOnly(), compileWords(), customMedia(), compileAtOnce()],
    // Bundles the package in development too, so that our plugin (build/server-only.ts) sees its imports.
    ssr: { noExternal: ['server-only'] },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      // Nothing is inlined as a data URL: the content policy of the pages forbids it.
      assetsInlineLimit: 0,
    },
  },
})
