import { join } from 'node:path'
import { runnerImport } from 'vite'

const REPOSITORY = join(import.meta.dirname, '../..')

const { module: build } = await runnerImport(join(REPOSITORY, 'web/build/compile-words.ts'), {
  configFile: false,
  root: REPOSITORY,
  logLevel: 'error',
})
const { compileWords } = /** @type {typeof import('../../web/build/compile-words.ts')} */ (build)

/**
 * Loads a TypeScript module of the repository, such as one of the site's source, without a build.
 * @param {string} file relative to the repository
 */
export async function loadModule(file) {
  const { module } = await runnerImport(join(REPOSITORY, file), {
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    plugins: [compileWords()],
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
