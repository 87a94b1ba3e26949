import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'

/** The database of the backend, which is not installed beside a backend that is not ours. */
const DATABASE = join(CONTENT, 'node_modules', 'better-sqlite3')

/**
 * Makes sure that what a command uses is installed and built; commands beside `npm start` install nothing.
 * @param {{ database?: boolean }} [needs] whether it reads the backend's database or a backup of it
 */
export function requireTools({ database = true } = {}) {
  const needed = [join(ROOT, 'node_modules', 'age-encryption'), join(ROOT, 'contract', 'dist', 'node', 'own-tables.js')]
  const missing = [...needed, ...(database ? [DATABASE] : [])].find((path) => !existsSync(path))
  if (missing === undefined) return
  throw new Failure('The packages are not installed and built yet.', {
    cause: `${missing} is missing`,
    mend: 'run `npm ci`, once more in content/, and `npx tsc -p contract`; they write nothing to DATA_DIR',
  })
}
