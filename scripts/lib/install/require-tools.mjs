import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'

/** Packages that the commands beside `npm start` use. These commands do not install anything. */
const NEEDED = [
  join(ROOT, 'node_modules', 'age-encryption'),
  join(CONTENT, 'node_modules', 'better-sqlite3'),
  join(ROOT, 'contract', 'dist', 'node', 'own-tables.js'),
]

/** Makes sure that what reads and writes databases and backups is installed and built. */
export function requireTools() {
  const missing = NEEDED.find((folder) => !existsSync(folder))
  if (missing === undefined) return
  throw new Failure('The packages are not installed and built yet.', {
    cause: `${missing} is missing`,
    mend: 'run `npm ci`, once more in content/, and `npx tsc -p contract`; they write nothing to DATA_DIR',
  })
}
