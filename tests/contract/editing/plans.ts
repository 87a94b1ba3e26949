import type { Backend } from '../databases'
import { eventually } from '../leads/lead-bodies'
import { changeRows, rowsOf } from '../rows'

/** A plan this far ahead does not come due by itself while a test runs. */
export const LATER_MS = 3_600_000

/** Detail of the job of each plan of these records, as both databases write it without blanks. */
const DETAILS = `SELECT '{"task":"' || id || '"}' FROM record_tasks WHERE record IN`

/** The jobs of the outbox that perform the plans of these records, the first due first. */
export function plannedJobs(backend: Backend, records: readonly string[], column: 'id' | 'due_at' = 'id') {
  const names = records.map((record) => `'${record}'`).join()
  const planned = `outbox_jobs WHERE kind = 'record-task' AND REPLACE(CAST(detail AS TEXT), ' ', '') IN (${DETAILS} (${names}))`
  return rowsOf(backend, `${planned} ORDER BY due_at`, column)
}

/** Makes jobs due, as if days had passed, and waits until all have been done. */
export async function letComeDue(backend: Backend, jobs: readonly string[]): Promise<void> {
  const these = `id IN (${jobs.join()})`
  await changeRows(backend, `UPDATE outbox_jobs SET due_at = due_at - ${48 * LATER_MS} WHERE ${these}`)
  await eventually(
    () => rowsOf(backend, `outbox_jobs WHERE ${these}`, 'state'),
    (states) => states.length === jobs.length && states.every((state) => state === 'sent'),
  )
}
