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
 * @typedef {object} Database what is used here of better-sqlite3, which brings no types
 * @property {(sql: string) => Statement} prepare
 * @property {(pragma: string) => unknown} pragma
 * @property {<T>(work: () => T) => () => T} transaction
 * @property {() => void} close
 */

/** The collections that grow while a site is in use, and the field that names a record in its address, if it has one. */
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
 * Gives a seeded database more of everything that grows: each record, draft and published, is there `times` over, the
 * copies under names of their own. Parts and pictures are shared by the copies, as rows and as files. Written straight
 * into the database, because through the backend it would take hours; nobody may have it open.
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
 * @param {string} to must not be there
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
  // Of the originals alone: the copies have higher ids.
  copy(
    database,
    table,
    {
      id: 'id + :shift',
      // 24 letters and digits, as every document's: the copy's number takes the place of the last four.
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
 * @param {Readonly<Record<string, string | null>>} changed columns that are not copied as they are; null is left to the database
 * @param {string} where
 * @param {number} times
 * @param {number} step how far the ids of one copy lie from those of the next
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
