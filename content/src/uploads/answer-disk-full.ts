import type { Context } from 'koa'

/** Of the file system, of SQLite and of PostgreSQL. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])
/** An error has a cause, which may have another one; a circle ends here. */
const MOST_CAUSES = 5

/** Whether something could not be written because the disk of the backend or of its database is full. */
export function isDiskFull(error: unknown): boolean {
  let one = error
  for (let depth = 0; depth < MOST_CAUSES && one instanceof Error; depth += 1) {
    if ('code' in one && NO_SPACE.has(String(one.code))) return true
    one = one.cause
  }
  return false
}

/** @param reason why the disk counts as full; completes the sentence "the disk of the content backend …". */
export function answerDiskFull(ctx: Context, reason: string): void {
  ctx.status = 507
  const message = `The file was not stored: the disk of the content backend ${reason}. Ask the operator for room, then upload it again.`
  ctx.body = { data: null, error: { status: 507, name: 'InsufficientStorageError', message, details: {} } }
}
