/** Tables that Strapi keeps for itself; it creates them before all others. */
const BOOKKEEPING = ['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']

/** Every version of this product has this table, and no other Strapi has it. */
const MARK = 'lead_events'

/** Tables and views of the schema in which the backend keeps its own, without those of extensions such as PostGIS. */
const EXISTING = `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT EXISTS
  (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname`

/** The tables that Strapi has created: it writes them down, and changes no others. */
const CREATED = `SELECT t ->> 'name' AS name FROM
  (SELECT schema FROM public.strapi_database_schema ORDER BY time DESC LIMIT 1) s, json_array_elements(s.schema -> 'tables') t`

/** Asks PostgreSQL. */
type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>

/**
 * Which tables of a PostgreSQL database belong to this product, and which to others. A database of another Strapi has
 * none of ours, though the names may be the same.
 */
export async function readTables(ask: Ask): Promise<{ own: string[]; others: string[] }> {
  const existing = (await ask(EXISTING)).map(({ name }) => String(name))
  const created = existing.includes('strapi_database_schema')
    ? (await ask(CREATED)).map(({ name }) => String(name))
    : []
  const own = new Set(created.includes(MARK) ? [...created, ...BOOKKEEPING] : [])
  return { own: existing.filter((name) => own.has(name)), others: existing.filter((name) => !own.has(name)) }
}

/**
 * The tables that show that a database belongs to another application; none when it is free for a first start.
 *
 * @param others of a database without tables of ours.
 */
export function foreignTables(others: readonly string[]): string[] {
  return others.filter((name) => !BOOKKEEPING.includes(name))
}

/** Names some of the tables, for a message. */
export function someOf(tables: readonly string[]): string {
  const [shown, more] = [tables.slice(0, 5).join(', '), tables.length - 5]
  return more > 0 ? `${shown} and ${more} more` : shown
}
