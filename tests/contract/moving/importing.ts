import { type CallQuery, flatten, isRecord, type ReadCall } from '@ashlar/contract'
import { get } from '../call'
import type { Backend } from '../databases'
import { ADMIN_ENV } from '../editing/editors'
import { runScript, type ScriptResult } from '../run-script'

/** Runs `npm run import` with the first account of the target. */
export function importInto(
  { stack }: Backend,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ScriptResult> {
  return runScript('import', [...args, '--to', stack.contentUrl], {
    DATA_DIR: stack.dataDir,
    IMPORT_EMAIL: ADMIN_ENV.ADMIN_EMAIL,
    IMPORT_PASSWORD: ADMIN_ENV.ADMIN_PASSWORD,
    ...env,
  })
}

/** What the site reads with a call, without what is different in each database: ids, times, names of stored files. */
export async function readComparable(backend: Backend, call: ReadCall): Promise<unknown> {
  const records: unknown[] = []
  for (let page = 1; ; page++) {
    const paging: CallQuery =
      call.answer === 'list' && !('pagination[limit]' in call.query)
        ? { 'pagination[page]': `${page}`, 'pagination[pageSize]': '100' }
        : {}
    const { token, query } = { token: backend.stack.tokens.read, query: { ...call.query, ...paging } }
    const { body } = await get(backend, call.path, { token, shape: 'flat', query })
    const flat = flatten(body)
    if (!Array.isArray(flat)) return comparable(flat)
    records.push(...flat)
    const pages = isRecord(body) && isRecord(body.meta) && isRecord(body.meta.pagination) ? body.meta.pagination : {}
    if (Object.keys(paging).length === 0 || page >= Number(pages.pageCount ?? 1)) return comparable(records)
  }
}

const OWN = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])
/** Of a file: its content and what an editor said about it. */
const OF_FILE = ['name', 'alternativeText', 'caption', 'focalPoint', 'width', 'height', 'mime', 'size']

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (!isRecord(value)) return value
  if ('mime' in value) {
    // A drawing is cleaned as it is uploaded, and may be longer then.
    const stays = OF_FILE.filter((name) => name !== 'size' || value.mime !== 'image/svg+xml')
    return Object.fromEntries(stays.map((name) => [name, value[name] || null]))
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OWN.has(name))
      .map(([name, content]) => [name, comparable(content)]),
  )
}
