import type { AstroIntegration } from 'astro'

/**
 * Builds the site into a server of our own (src/server/entry.ts) on Astro's functions for Node, the same that its Node
 * adapter is made of: a kept page is sent before any of the framework is asked (docs/decisions/0021).
 */
export function siteServer(): AstroIntegration {
  return {
    name: 'site-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'site-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/server/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        })
      },
    },
  }
}
