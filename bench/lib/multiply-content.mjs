import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTENT } from '../../scripts/lib/files/paths.mjs'

/**
 * @typedef {object} Statement
 * @property {(parameters?: object) => unknown} run
 * @property {() => unknown} get
 * @property {() => unknown[]} all
 * @property {() => Statement} pluck
 *
 * @typedef {object} Database the parts used here of better-sqlite3, which has no types
 * @property {(sql: string) => Statement} prepare
 * @property {(pragma: string) => unknown} pragma
 * @property {<T>(work: () => T) => () => T} transaction
 * @property {() => void} close
 */

/** The collections that grow while a site is in use. `slug` is the field that names a record in its address, if any. */
const GROWING = [
  { table: 'consolidated_projects', uid: 'api::consolidated-project.consolidated-project', slug: 'slug' },
  { table: 'insights_research_reports', uid: 'api::insights-research-report.insights-research-report', slug: 'slug' },
  { table: 'vodcasts', uid: 'api::vodcast.vodcast', slug: 'slug' },
  { table: 'posts', uid: 'api::post.post', slug: 'slug' },
  { table: 'homepage_press_coverages', uid: 'api::homepage-press-coverage.homepage-press-coverage', slug: null },
  { table: 'openings', uid: 'api::opening.opening', slug: 'slug' },
  { table: 'testimonials', uid: 'api::testimonial.testimonial', slug: null },
  { table: 'awards', uid: 'api::award.award', slug: null },
]

/**
 * Multiplies the growing content of a seeded database: afterwards each record, draft and published, exists `times`
 * times, and each copy has a slug of its own. Copies share components and pictures, as rows and as files. It writes
 * directly into the database, because the backend would take hours. No other process may have the database open.
 *
 * @param {string} file the SQLite database
 * @param {number} times
 * @returns {number} published records that were added
 */
export function multiplyContent(file, times) {
  const database = openDatabase(file)
  try {
    database.pragma('foreign_keys = OFF')
    const tables = new Set(database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all())
    return database.transaction(() =>
      GROWING.reduce((added, kind) => added + multiply(database, tables.has(`${kind.table}_cmps`), kind, times), 0),
    )()
  } finally {
    database.close()
  }
}

/**
 * @param {string} file
 * @returns {Database}
 */
function openDatabase(file) {
  const Sqlite = createRequire(join(CONTENT, 'package.json'))('better-sqlite3')
  return new Sqlite(file)
}

/**
 * Writes a copy of a database that may be in use.
 *
 * @param {string} from
 * @param {string} to must not exist
 */
export function copyDatabase(from, to) {
  const database = openDatabase(from)
  try {
    database.prepare('VACUUM INTO :to').run({ to })
  } finally {
    database.close()
  }
}

/**
 * @param {Database} database
 * @param {boolean} hasParts
 * @param {typeof GROWING[number]} kind
 * @param {number} times
 */
function multiply(database, hasParts, { table, uid, slug }, times) {
  const step = Number(database.prepare(`SELECT MAX(id) FROM ${table}`).pluck().get() ?? 0)
  const published = Number(
    database.prepare(`SELECT COUNT(*) FROM ${table} WHERE published_at IS NOT NULL`).pluck().get(),
  )
  // Only the originals: copies have higher ids.
  copy(
    database,
    table,
    {
      id: 'id + :shift',
      // 24 letters and digits, as every document id. The number of the copy replaces the last four.
      document_id: `SUBSTR(document_id, 1, 20) || PRINTF('%04d', :copy)`,
      ...(slug ? { [slug]: `PRINTF('%s-%d', ${slug}, :copy)` } : {}),
    },
    `id <= ${step}`,
    times,
    step,
  )
  if (hasParts) {
    copy(database, `${table}_cmps`, { id: null, entity_id: 'entity_id + :shift' }, `entity_id <= ${step}`, times, step)
  }
  const pictures = `related_type = '${uid}' AND related_id <= ${step}`
  copy(database, 'files_related_mph', { id: null, related_id: 'related_id + :shift' }, pictures, times, step)
  return published * (times - 1)
}

/**
 * @param {Database} database
 * @param {string} table
 * @param {Readonly<Record<string, string | null>>} changed columns that get another value; the database sets those that
 * are null
 * @param {string} where
 * @param {number} times
 * @param {number} step distance between the ids of one copy and those of the next
 */
function copy(database, table, changed, where, times, step) {
  const columns = /** @type {{ name: string }[]} */ (database.pragma(`table_info(${table})`)).map(({ name }) => name)
  const kept = columns.filter((name) => changed[name] !== null)
  const list = kept.map((name) => `"${name}"`).join(', ')
  const values = kept.map((name) => changed[name] ?? `"${name}"`).join(', ')
  const insert = database.prepare(`INSERT INTO ${table} (${list}) SELECT ${values} FROM ${table} WHERE ${where}`)
  const named = /:copy/.test(values)
  for (let number = 1; number < times; number++) {
    const shift = number * step
    insert.run(named ? { shift, copy: number } : { shift })
  }
}
