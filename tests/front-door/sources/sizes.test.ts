import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const MOST_LINES = 300
const MOST_FILES = 30

/** What people write by hand. Content, configuration and lockfiles are JSON; pictures and films are not text. */
const CODE = new Set(['.astro', '.css', '.mjs', '.py', '.sh', '.ts', '.tsx'])
const WRITTEN = new Set([...CODE, '.md'])

/** Longer files, each with its reason. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'artwork/pictures/kit/archkit.py':
    'Blender loads the parts of buildings as one module, whatever folder it is started in',
}
/** Folders with more files, each with its reason. */
const FULL_FOLDERS: Readonly<Record<string, string>> = {
  'artwork/pictures/kit': 'one script for each scene, started by its name',
  'docs/decisions': 'records have one series of numbers, and other documents link to them',
}

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\0')
const written = tracked.filter((file) => WRITTEN.has(extname(file)) && existsSync(join(ROOT, file)))

function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1
}

test(`a file of code has at most ${MOST_LINES} lines`, () => {
  const code = written.filter((file) => CODE.has(extname(file)))
  expect(code.length).toBeGreaterThan(1500)
  expect(code.filter((file) => linesOf(file) > MOST_LINES)).toEqual(Object.keys(LONG_FILES))
})

test(`a folder has at most ${MOST_FILES} files`, () => {
  const folders = written.map((file) => dirname(file))
  const full = [...new Set(folders)].filter((one) => folders.filter((other) => other === one).length > MOST_FILES)
  expect(full.toSorted()).toEqual(Object.keys(FULL_FOLDERS))
})
