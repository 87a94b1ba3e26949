import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

/** A module of at most so many lines is a fragment, unless several modules share it. */
const MOST_LINES = 12

/** Modules of a series, where one file for each member helps to find it, whatever its length. */
const SERIES: readonly { files: RegExp; reason: string }[] = [
  { files: /^web\/src\/(?:pages|routes)\//, reason: 'one page' },
  { files: /^content\/(?:config|src\/(?:api|middlewares))\//, reason: 'Strapi finds these files by their names' },
  { files: /^contract\/src\/blocks\//, reason: 'one block' },
  { files: /^web\/src\/chrome\/.+\.ts$/, reason: 'the script of one part of the page' },
  { files: /^web\/src\/.+\.tsx$/, reason: 'one component' },
  { files: /\.(?:test|d)\.ts$/, reason: 'what a test or a declaration belongs to is another file' },
]

const MODULE = /\.(?:astro|tsx?)$/
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](?<name>[^'"\n]+)['"]/g

const modules = new Map(
  ['web/src', 'web/build', 'contract/src', 'content/src', 'content/config', 'web/astro.config.ts']
    .flatMap((part) =>
      MODULE.test(part)
        ? [part]
        : readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
    )
    .filter((file) => MODULE.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)

/** The path without its ending; `''` for a package. */
function importedPath(file: string, name: string): string {
  const path = name.startsWith('@/')
    ? join('web/src', name.slice(2))
    : name.startsWith('@ashlar/contract/')
      ? join('contract/src', name.slice('@ashlar/contract/'.length))
      : name.startsWith('.')
        ? join(dirname(file), name)
        : ''
  return path.replace(/\.(?:js|tsx?)$/, '')
}

test(`a module of at most ${MOST_LINES} lines is used by two others, or is one of a series`, () => {
  const users = new Map<string, number>()
  for (const [file, text] of modules) {
    if (file.endsWith('.test.ts')) continue
    const imported = [...text.matchAll(IMPORT)].map(({ groups }) => importedPath(file, groups?.name ?? ''))
    for (const path of new Set(imported)) users.set(path, (users.get(path) ?? 0) + 1)
  }
  const small = [...modules].filter(([, text]) => text.split('\n').length - 1 <= MOST_LINES).map(([file]) => file)
  expect(small.length).toBeGreaterThan(100)
  const fragments = small.filter(
    (file) => !SERIES.some(({ files }) => files.test(file)) && (users.get(file.replace(MODULE, '')) ?? 0) < 2,
  )
  expect(fragments).toEqual([])
})
