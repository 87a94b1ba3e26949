import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const PARTS = ['web/src', 'contract/src', 'content/src', 'content/config']
/** Astro's names for the methods of an endpoint; each endpoint has its own. */
const OF_THE_FRAMEWORK = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'ALL', 'prerender']
const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

test('no two modules export the same name, so that a name is unambiguous', () => {
  const modules = new Map<string, string[]>()
  for (const file of PARTS.flatMap(modulesIn)) {
    const names = [...readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => name)
    // A schema and its type, or the overloads of a function, count as one name.
    for (const name of new Set(names)) modules.set(name, [...(modules.get(name) ?? []), file])
  }
  expect(modules.size).toBeGreaterThan(500)
  const shared = [...modules].filter(([name, files]) => files.length > 1 && !OF_THE_FRAMEWORK.includes(name))
  expect(shared).toEqual([])
})
