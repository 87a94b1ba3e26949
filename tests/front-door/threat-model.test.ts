import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

interface Row {
  attack: string
  defence: string
  /** What the last column names as code: files, commands, and variables of a test. */
  named: string[]
}

const rows = read('docs/threat-model.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter(([first = '']) => !/^(?:attack|risk|what happens)$|^-/.test(first))
  .map(
    ([attack = '', defence = '', test = '']): Row => ({
      attack,
      defence,
      named: [...test.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  )

/** Whether a name is of a test or a check that exists: a file or folder, or a command of the root. */
function exists(name: string): boolean {
  const [, command] = /^npm run ([\w:-]+)/.exec(name) ?? []
  if (command !== undefined) return Object.hasOwn(scripts, command)
  return /^(?:scripts\/[\w/-]+|.+\.(?:test\.tsx?|spec\.ts))$/.test(name) && existsSync(join(ROOT, name))
}

test('the model has its rows', () => {
  expect(rows.length).toBeGreaterThan(50)
})

test.each(rows)('the defence against "$attack" has a test that exists', ({ defence, named }) => {
  expect(defence).not.toBe('')
  const tests = named.filter((name) => /^npm run |\//.test(name))
  expect(tests.filter((name) => !exists(name))).toEqual([])
  expect(tests.length).toBeGreaterThan(0)
})
