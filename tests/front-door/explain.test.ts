import { describe, expect, test } from 'vitest'
import { configurationErrorIn, explain } from '../../scripts/lib/messages/explain.mjs'
import { Failure, failureLines } from '../../scripts/lib/messages/failure.mjs'
import { commandFailure } from '../../scripts/lib/processes/command.mjs'

/** Real output of the tools, shortened. */
const OUTPUTS: [kind: string, mend: RegExp, output: string][] = [
  ['disk-full', /free some space/, 'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28'],
  ['disk-full', /free some space/, '[Error: ENOSPC: no space left on device, write] { code: "ENOSPC" }'],
  ['disk-full', /free some space/, 'SqliteError: database or disk is full'],
  ['no-compiler', /python3 make g\+\+/, 'gyp ERR! find Python You need to install the latest version of Python.'],
  ['no-compiler', /DATABASE_URL/, 'gyp ERR! stack Error: not found: make'],
  ['no-compiler', /python3 make g\+\+/, 'make: g++: No such file or directory\nmake: *** [sqlite3.o] Error 127'],
  ['native-headers', /nodedir/, 'gyp ERR! stack FetchError: request to https://nodejs.org/x.tar.gz failed'],
  [
    'no-binding',
    /content\/node_modules/,
    "Error: Cannot find module '/srv/content/node_modules/better-sqlite3/build/Release/better_sqlite3.node'",
  ],
  [
    'stale-lockfile',
    /npm install/,
    'npm error code EUSAGE\nnpm error\nnpm error Missing: left-pad@1.0.0 from lock file',
  ],
  ['integrity', /npm cache verify/, 'npm error code EINTEGRITY'],
  ['no-registry', /registry/, 'npm error code ENOTFOUND\nnpm error network request to https://registry failed'],
  ['no-registry', /registry/, 'npm error code E403'],
  ['not-in-registry', /mirror/, 'npm error code ETARGET\nnpm error notarget No matching version found'],
  ['not-allowed', /chown/, 'npm error code EACCES\nnpm error path /root/.npm'],
  ['out-of-memory', /4 GB/, 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
  ['port-taken', /CONTENT_PORT/, 'Error: listen EADDRINUSE: address already in use 127.0.0.1:1337'],
  ['database-damaged', /factory reset/, "SqliteError: file is not a database {\n code: 'SQLITE_NOTADB'"],
  ['no-database', /DATABASE_URL/, 'Error: connect ECONNREFUSED 127.0.0.1:5432'],
  ['no-database', /DATABASE_URL/, 'error: password authentication failed for user "ashlar"'],
]

describe('what tools print', () => {
  test.each(OUTPUTS)('is recognised as %s', (kind, mend, output) => {
    const found = explain(`added 12 packages\n${output}\nmore`)
    expect(found?.kind).toBe(kind)
    expect(found?.mend).toMatch(mend)
    expect(found?.line).toBeGreaterThan(0)
  })

  test('of an unknown kind is not explained', () => {
    expect(explain('Type error: Property x does not exist')).toBeNull()
  })
})

describe('what our own servers say', () => {
  test('is quoted unchanged', () => {
    const said = ['seeding 1 of 2', 'The content backend cannot start: a is wrong.', 'b too.', 'Mend: set a', '']
    expect(configurationErrorIn(said)).toEqual({ cause: 'a is wrong.\nb too.', mend: 'set a' })
    expect(configurationErrorIn(['The content backend cannot start: a'])).toEqual({ cause: 'a', mend: null })
    expect(configurationErrorIn(['listening'])).toBeNull()
  })
})

describe('the failure of a command', () => {
  const usage = Array.from({ length: 60 }, (_, index) => `npm error usage ${index}`)

  test('shows the error and not the usage after it', () => {
    const lines = ['fine', 'npm error code EUSAGE', 'npm error Missing: a@1 from lock file', ...usage]
    const { tail } = commandFailure('It failed.', { code: 1, signal: null, lines }, '/logs/x.log').details
    expect(tail?.[0]).toBe('npm error code EUSAGE')
    expect(tail).toHaveLength(20)
  })

  test('shows the last lines when nothing is recognised', () => {
    const { cause, tail } = commandFailure('It failed.', { code: 7, signal: null, lines: usage }, '/logs/x.log').details
    expect(cause).toContain('exit code 7')
    expect(tail?.at(-1)).toBe('npm error usage 59')
    expect(tail).toHaveLength(20)
  })

  test('has cause, mend, log and last lines', () => {
    const failure = new Failure('It failed.', { cause: 'a\nb', mend: 'c', log: `${process.cwd()}/x.log`, tail: ['d'] })
    expect(failureLines(failure)).toEqual([
      'It failed.',
      '  cause  a\n         b',
      '  mend   c',
      '  log    x.log',
      '    | d',
    ])
  })
})
