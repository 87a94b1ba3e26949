import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Starts the content backend from its build, whatever folder it is called from. Strapi is CommonJS and is loaded as
 * such: imported, half of it would be in memory twice.
 */
const root = import.meta.dirname
const dist = join(root, 'dist')

process.env.NODE_ENV ??= 'production'
// Dates are stored without a zone, and several servers may share a database.
process.env.TZ = 'UTC'
// Strapi reads a .env of the current folder, which may be the site's.
process.env.ENV_PATH ??= join(root, '.env')
process.env.BRAND_DIR ??= join(root, '..', 'brand')
// Database, tokens and uploads are nobody else's on this machine.
process.umask(0o077)

if (existsSync(join(dist, 'src', 'boot', 'run.js')) && existsSync(join(dist, 'build', 'index.html'))) {
  // Before Strapi is loaded: its native packages end an older Node without a word.
  const { oldNodeComplaint } = await import('@ashlar/contract/node/needed-node')
  const complaint = oldNodeComplaint('The content backend')
  if (complaint === null) {
    await createRequire(import.meta.url)(join(dist, 'src', 'boot', 'run.js')).run({ appDir: root, distDir: dist })
  } else {
    process.stderr.write(complaint)
    process.exitCode = 1
  }
} else {
  process.stderr.write(`The content backend is not built.\nMend: run "npm run build" in ${root}.\n`)
  process.exitCode = 1
}
