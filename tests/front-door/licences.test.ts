import { expect, test } from 'vitest'
import { CONTENT, ROOT } from '../../scripts/lib/files/paths.mjs'
import { notAllowed } from '../licences/allowed.mjs'
import { licencesIn, licencesOf } from '../licences/main.mjs'

test('the licences of what runs in production are listed, each package once', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b/node_modules/a': { license: 'MIT' },
    'node_modules/b': {},
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/@scope/c': { license: 'MIT' },
    'node_modules/ours': { link: true },
    'node_modules/elsewhere': {},
  }
  const installed = (path: string) => (path === 'node_modules/b' ? 'ISC' : undefined)
  expect(licencesOf({ packages }, installed)).toEqual([
    ['MIT', ['@scope/c', 'a']],
    ['ISC', ['b']],
    ['not installed here, or none stated', ['elsewhere']],
  ])
})

test('every production package has an allowed licence', () => {
  for (const folder of [ROOT, CONTENT]) expect(notAllowed(licencesIn(folder)), folder).toEqual([])
})

test('a licence is allowed by its name; of an OR one is enough, of an AND all are needed', () => {
  const told = (licence: string) => notAllowed([[licence, ['a']]]).length === 0
  for (const fine of ['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT']) expect(told(fine), fine).toBe(true)
  for (const not of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE', '']) {
    expect(told(not), not).toBe(false)
  }
})
