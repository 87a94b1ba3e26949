import path from 'node:path'
import type { NextConfig } from 'next'

const repository = path.join(import.meta.dirname, '..')

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The contract and the seed files stand beside this folder.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // Types are checked by their own command, a second long; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  images: {
    // The specification's defaults, written out because a test holds them.
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    qualities: [75],
    formats: ['image/webp'],
    // Pictures come from our own /media/ only, whatever their source behind it.
    localPatterns: [{ pathname: '/media/**' }],
    remotePatterns: [],
    minimumCacheTTL: 31_536_000,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  // What outlives a restart is not the rendered page but the last good answer of each read (src/content/last-good.ts).
  cacheHandler: path.join(import.meta.dirname, 'server/page-cache.mjs'),
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path+', destination: '/:path+', permanent: true },
  ],
  // Every page lives under a language segment whose pages are rendered on their first visit: a build needs no content
  // backend and takes as long with a hundred times the content (docs/decisions/0003).
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [{ source: '/:path((?!en(?:/|$)|api/|media/|_next/).*)', destination: '/en/:path' }],
    fallback: [],
  }),
}

export default config
