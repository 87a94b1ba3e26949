import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nodeComplaint } from '../../scripts/lib/node-version.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'

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

  test.each(['start', 'test', 'dev', 'build'])(
    'an old Node can read all that scripts/%s.mjs loads before the check',
    (name) => {
      const entry = readFileSync(join(ROOT, `scripts/${name}.mjs`), 'utf8')
      const check = readFileSync(join(ROOT, 'scripts/lib/node-version.mjs'), 'utf8')
      expect(entry.match(/^import .*$/gm)).toEqual(["import { runOnGoodNode } from './lib/node-version.mjs'"])
      expect(check).not.toMatch(/^import /m)
      for (const source of [entry, check]) {
        const code = source.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
        expect(code).not.toMatch(/\?\.|\?\?|\bawait\b|#\w|\|\|=|&&=|node:/)
      }
    },
  )

  test('speaks before anything else is loaded', () => {
    const script = `
      Object.defineProperty(process.versions, 'node', { value: '18.0.0' })
      import(${JSON.stringify(join(ROOT, 'scripts/start.mjs'))})`
    expect(() => execFileSync(process.execPath, ['-e', script], { stdio: 'pipe' })).toThrow(/needs Node >= 20\.19/)
  })
})
