import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { BUILT_FILES } from '../src/config/built-files'

const SOURCES = new URL('../src/features/offline/behaviour/worker/', import.meta.url)

/**
 * Builds two service workers: the real one, and the one that replaces it where pages must not be kept. Each is one file
 * at the root of the site, because a worker only controls pages below its own folder. In development there is none.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const id = await buildId(new URL(`.${BUILT_FILES}`, dir))
        for (const name of ['service-worker', 'service-worker-off']) await bundle(name, fileURLToPath(dir), id)
      },
    },
  }
}

/** The same files always give the same id: their names contain a hash of their content. */
async function buildId(folder: URL): Promise<string> {
  const names = (await readdir(folder)).sort().join('\n')
  return createHash('sha256').update(names).digest('hex').slice(0, 12)
}

async function bundle(name: string, outDir: string, id: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(SOURCES),
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(id), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.ts`, SOURCES)),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}
