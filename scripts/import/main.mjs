import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../lib/files/paths.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSettings } from '../lib/services/settings.mjs'

/** What the command needs of the builds. */
const MODELS = join(CONTENT, 'dist', 'src', 'content-models.js')
const NEEDED = [join(ROOT, 'node_modules', '@ashlar/import'), join(ROOT, 'contract', 'dist', 'index.js'), MODELS]

/** `npm run import`: takes the content of another Strapi or WordPress into the backend; the importers are a package. */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    if (!NEEDED.every((file) => existsSync(file))) {
      throw new Failure('Nothing was imported.', {
        cause: 'the content backend is not built here',
        mend: 'run `npm run build` once',
      })
    }
    const { importContent, ImportFailure } = await import('@ashlar/import')
    const { contentPort, dataDir } = readSettings(process.env)
    const { contentModels } = createRequire(import.meta.url)(MODELS)
    const folder = join(dataDir, 'imports')
    const args = process.argv.slice(2)
    try {
      return await importContent({ args, env: process.env, contentPort, contentModels, folder, signal, progress })
    } catch (error) {
      throw error instanceof ImportFailure ? new Failure(error.message, error.details) : error
    }
  })
}
