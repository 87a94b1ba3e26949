import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { brandIcons } from './build/brand-icons'
import { compressAssets } from './build/compress-assets'
import { customMedia } from './build/custom-media'
import { scopedName } from './build/scoped-name'
import { serverOnly } from './build/server-only'
import { serviceWorker } from './build/service-worker'
import { siteServer } from './build/site-server'

export default defineConfig({
  output: 'server',
  adapter: siteServer(),
  integrations: [react(), brandIcons(), serviceWorker(), compressAssets()],
  // One more address for a page is one too many: the server leads to the tidy one.
  trailingSlash: 'ignore',
  // Answers to forms are checked by the routes themselves; mail programs post to one of them from nowhere.
  security: { checkOrigin: false },
  session: false,
  devToolbar: { enabled: false },
  // A page comes with its styles: it is drawn as soon as it is there.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [serverOnly(), customMedia()],
    // In development, too, the mark is ours to read.
    ssr: { noExternal: ['server-only'] },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      // No script or picture is written into a page: its content policy allows none.
      assetsInlineLimit: 0,
    },
  },
})
