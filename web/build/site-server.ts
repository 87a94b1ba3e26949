import type { AstroIntegration } from 'astro'

/**
 * Builds the site as our own server (src/server/entry.ts), from the functions that Astro's Node adapter uses. So a kept
 * page is sent before the framework is called (docs/decisions/0021).
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
