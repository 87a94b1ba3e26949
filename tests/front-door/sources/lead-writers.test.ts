import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const LEADS = 'content/src'
/** Where a lead is stored, and where it changes afterwards. */
const WRITERS = ['content/src/leads/accept.ts', 'content/src/leads/lead-state.ts']
const WRITES = /query\(LEAD\)\s*\.(?:create|update|delete)|= strapi\.db\.query\(LEAD\)$/m

test('only the transitions of lead-state change a stored lead', () => {
  const files = readdirSync(join(ROOT, LEADS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(LEADS, file))
  const writers = files.filter((file) => WRITES.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(writers.toSorted()).toEqual(WRITERS)
})
