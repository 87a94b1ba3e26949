import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const BACKEND = 'content/src'
/** What Strapi does not publish as its API. */
const PRIVATE =
  /\bstrapi\s*\.(?:service|plugin|sessionManager|middleware|contentAPI)\b|['"`]admin::permission['"`]|\w_(?:mph|cmps)\b|strapi_core_store|process\.removeAllListeners|window\.fetch|\bunstable_/

test('what Strapi does not publish is touched in strapi-port alone', () => {
  const touching = readdirSync(join(ROOT, BACKEND), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && PRIVATE.test(readFileSync(join(ROOT, BACKEND, file), 'utf8')),
  )
  expect(touching.length).toBeGreaterThan(8)
  expect(touching.filter((file) => !/(?:^|\/)strapi-port\//.test(file))).toEqual([])
})
