import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadSqlite } from '../lib/backups/sqlite-copy.mjs'
import { CONTENT } from '../lib/files/paths.mjs'
import { Failure, messageOf } from '../lib/messages/failure.mjs'
import { converterOf } from './convert-value.mjs'

/** Rows of one statement. */
const ROWS_AT_ONCE = 200
/** Faults that a message names. */
const MOST_FAULTS = 20
/** Milliseconds for a connection. */
const PATIENCE = 30_000

/** Tables that Strapi creates beside those that it describes, as it does. */
const BOOKKEEPING = /** @type {Record<string, (table: Columns) => void>} */ ({
  strapi_database_schema: (table) => {
    table.increments('id')
    table.json('schema')
    table.datetime('time', { useTz: false })
    table.string('hash')
  },
  strapi_migrations: migrations,
  strapi_migrations_internal: migrations,
})

/** @param {Columns} table */
function migrations(table) {
  table.increments('id')
  table.string('name')
  table.datetime('time', { useTz: false })
}

/**
 * @typedef {object} Trx what is used of a transaction of knex
 * @property {(sql: string, values?: unknown) => Promise<{ rows: Record<string, unknown>[] }>} raw
 * @property {{ createTable: (name: string, make: (table: Columns) => void) => Promise<void> }} schema
 */

/**
 * @typedef {object} Columns
 * @property {(name: string) => void} increments
 * @property {(name: string) => void} string
 * @property {(name: string) => void} json
 * @property {(name: string, options: { useTz: boolean }) => void} datetime
 */

/**
 * @typedef {object} StrapiDatabase what is used of Strapi's own access to a database
 * @property {{ transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T> }} connection
 * @property {{ builder: { createTables: (tables: readonly unknown[], trx: Trx) => Promise<void> } }} schema
 * @property {() => Promise<void>} destroy
 */

/**
 * @typedef {import('../lib/backups/sqlite-copy.mjs').Sqlite} Sqlite
 * @typedef {Record<string, unknown>} Row
 */

/**
 * Copies all tables into an empty PostgreSQL database, in one transaction: after any error, and after a kill, the
 * database is empty as before. The tables are made by Strapi itself, from the description that it keeps in the source, so
 * that its next start finds what it would have made.
 * @param {{ file: string, url: string, signal: AbortSignal, detail: (text: string) => void }} options
 * @returns {Promise<{ tables: number, rows: number }>}
 */
export async function moveDatabase({ file, url, signal, detail }) {
  const source = new (loadSqlite())(file, { readonly: true })
  // Numbers above 2^53 keep every digit.
  source.defaultSafeIntegers()
  const target = openTarget(url)
  try {
    const described = describedTables(source, file)
    return await target.connection.transaction(async (trx) => {
      await makeTables(target, described, trx)
      const keys = await dropForeignKeys(trx)
      const names = [...described.map(({ name }) => name), ...Object.keys(BOOKKEEPING)]
      const faults = []
      let rows = 0
      for (const name of names) {
        signal.throwIfAborted()
        detail(name)
        const copied = await copyTable(source, trx, name, signal)
        faults.push(...copied.faults)
        rows += copied.count
      }
      if (faults.length > 0) throw unfit(faults)
      for (const { table, name, definition } of keys) {
        await trx.raw(`ALTER TABLE ?? ADD CONSTRAINT ?? ${definition}`, [table, name])
      }
      signal.throwIfAborted()
      return { tables: names.length, rows }
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure) throw error
    throw new Failure('Nothing was moved, and the database of DATABASE_URL is as it was.', {
      cause: messageOf(error),
      mend: 'see that PostgreSQL runs and that the user of DATABASE_URL owns the database; where a row is named, correct it in the admin on SQLite, and run the command again',
    })
  } finally {
    source.close()
    await target.destroy()
  }
}

/**
 * The tables as Strapi has described them. Others in the file are not of this product.
 * @param {Sqlite} source
 * @param {string} file
 * @returns {{ name: string }[]}
 */
function describedTables(source, file) {
  const isThere = source.prepare("SELECT 1 FROM sqlite_master WHERE name = 'strapi_database_schema'").get()
  const row = isThere && source.prepare('SELECT schema FROM strapi_database_schema ORDER BY time DESC LIMIT 1').get()
  if (!row) {
    throw new Failure('Nothing was moved.', {
      cause: `the first start on ${file} has not ended`,
      mend: 'start the site on it once (npm start without DATABASE_URL), stop it, and run the command again',
    })
  }
  return JSON.parse(String(row.schema)).tables
}

/**
 * @param {string} url
 * @returns {StrapiDatabase}
 */
function openTarget(url) {
  const { Database } = createRequire(join(CONTENT, 'package.json'))('@strapi/database')
  return new Database({
    connection: {
      client: 'postgres',
      connection: { connectionString: url, application_name: 'ashlar-move', connectionTimeoutMillis: PATIENCE },
      pool: { min: 0, max: 1 },
    },
    // Without migrations of ours; Strapi asks for their folder all the same.
    settings: { migrations: { dir: join(CONTENT, 'database', 'migrations') } },
  })
}

/**
 * @param {StrapiDatabase} target
 * @param {readonly { name: string }[]} described
 * @param {Trx} trx
 */
async function makeTables(target, described, trx) {
  await target.schema.builder.createTables(described, trx)
  for (const [name, columns] of Object.entries(BOOKKEEPING)) await trx.schema.createTable(name, columns)
}

/**
 * Tables refer to each other, also in circles: the rows come first.
 * @param {Trx} trx
 * @returns {Promise<{ table: string, name: string, definition: string }[]>}
 */
async function dropForeignKeys(trx) {
  const { rows } = await trx.raw(
    `SELECT r.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY r.relname, c.conname`,
  )
  const keys = rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }))
  for (const { table, name } of keys) await trx.raw('ALTER TABLE ?? DROP CONSTRAINT ??', [table, name])
  return keys
}

/**
 * @param {Sqlite} source
 * @param {Trx} trx
 * @param {string} name
 * @param {AbortSignal} signal
 * @returns {Promise<{ count: number, faults: string[] }>}
 */
async function copyTable(source, trx, name, signal) {
  if (!source.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name)) {
    return { count: 0, faults: [] }
  }
  const { rows: columns } = await trx.raw(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS letters,
       numeric_precision AS digits, numeric_scale AS decimals
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ?`,
    [name],
  )
  const converters = columns.map((column) => ({ name: String(column.name), convert: converterOf(column) }))
  /** @type {string[]} */
  const faults = []
  let count = 0
  /** @type {Row[]} */
  let batch = []
  const flush = async () => {
    signal.throwIfAborted()
    const json = JSON.stringify(batch)
    await trx.raw('INSERT INTO ?? SELECT * FROM json_populate_recordset(NULL::??, ?::json)', [name, name, json])
    batch = []
  }
  for (const row of source.prepare(`SELECT * FROM "${name}" ORDER BY id`).iterate()) {
    /** @type {Row} */
    const converted = {}
    for (const column of converters) {
      const value = row[column.name] ?? null
      const { fault, value: fit } = value === null ? { fault: null, value: null } : column.convert(value)
      converted[column.name] = fit
      if (fault) faults.push(`${name}.${column.name}, id ${row.id}: ${fault}`)
    }
    batch.push(converted)
    count += 1
    if (batch.length === ROWS_AT_ONCE && faults.length === 0) await flush()
    if (faults.length > 0) batch = []
  }
  if (faults.length === 0) {
    if (batch.length > 0) await flush()
    await continueNumbers(source, trx, name)
    const [counted] = (await trx.raw('SELECT count(*) AS count FROM ??', [name])).rows
    if (Number(counted?.count) !== count) throw new Error(`${name} has ${counted?.count} rows and not ${count}`)
  }
  return { count, faults }
}

/**
 * The next number is higher than any that was ever used: signed links of erased leads name theirs.
 * @param {Sqlite} source
 * @param {Trx} trx
 * @param {string} name
 */
async function continueNumbers(source, trx, name) {
  const used = Number(source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)?.seq ?? 0)
  const there = Number(source.prepare(`SELECT max(id) AS id FROM "${name}"`).get()?.id ?? 0)
  const last = Math.max(used, there)
  if (last > 0) await trx.raw("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", [`public."${name}"`, last])
}

/** @param {readonly string[]} faults */
function unfit(faults) {
  const more = faults.length - MOST_FAULTS
  return new Failure('Nothing was moved: PostgreSQL does not take some values.', {
    cause: [...faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    mend: 'correct these values in the admin on SQLite, and run the command again',
  })
}
