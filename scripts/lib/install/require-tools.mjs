import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'

/** Packages that the commands beside `npm start` use. These commands do not install anything. */
const NEEDED = [join(ROOT, 'node_modules', 'age-encryption'), join(CONTENT, 'node_modules', 'better-sqlite3')]

/** Makes sure that the packages for reading and writing backups are installed. */
export function requireTools() {
  const missing = NEEDED.find((folder) => !existsSync(folder))
  if (missing === undefined) return
  throw new Failure('The packages are not installed yet.', {
    cause: `${missing} is missing`,
    mend: 'run `npm ci`, and once more in content/; it writes nothing to DATA_DIR',
  })
}
