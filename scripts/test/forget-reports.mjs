import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the reports of the last run: those of this one must not be counted together with them.
 * @param {import('../lib/services/settings.mjs').Settings} settings
 */
export function forgetReports({ logs }) {
  const names = existsSync(logs) ? readdirSync(logs) : []
  for (const name of names) if (/^test-.*\.json$/.test(name)) rmSync(join(logs, name))
}
