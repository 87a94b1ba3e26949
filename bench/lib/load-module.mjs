import { join } from 'node:path'
import { runnerImport } from 'vite'

const REPOSITORY = join(import.meta.dirname, '../..')

/**
 * Loads a module of the site's TypeScript source without a build.
 * @param {string} file relative to `web/src`
 */
export async function loadModule(file) {
  const { module } = await runnerImport(join(REPOSITORY, 'web/src', file), {
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    resolve: {
      alias: {
        '@ashlar/contract/': `${join(REPOSITORY, 'contract/src')}/`,
        '@ashlar/contract': join(REPOSITORY, 'contract/src/index.ts'),
        'server-only': join(REPOSITORY, 'node_modules/server-only/empty.js'),
        '@/': `${join(REPOSITORY, 'web/src')}/`,
      },
    },
  })
  return /** @type {Record<string, any>} */ (module)
}

/** @param {NodeJS.CpuUsage} before */
export function cpuSince(before) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
