import { requireTools } from '../lib/install/require-tools.mjs'
import { runProgram } from '../lib/processes/program.mjs'

/**
 * `npm run connect`: asks an existing Strapi for everything that the site reads, and prints what is there, what fits and
 * what the site will show. It writes nothing to that backend.
 */
export function main() {
  return runProgram(async ({ progress }) => {
    requireTools({ database: false })
    const { report } = await import('./report.mjs')
    return report(process.argv.slice(2), process.env, progress)
  })
}
