import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'

/**
 * `npm run connect`: asks an existing Strapi for everything that the site reads, and prints what is there, what fits and
 * what the site will show. It writes nothing to that backend.
 */
export function main() {
  return runProgram(async ({ progress }) => {
    if (!existsSync(join(ROOT, 'contract/dist/index.js'))) {
      throw new Failure('The backend cannot be connected.', {
        cause: 'nothing has been built here yet',
        mend: 'run `npm run build` once',
      })
    }
    const { report } = await import('./report.mjs')
    return report(process.argv.slice(2), process.env, progress)
  })
}
