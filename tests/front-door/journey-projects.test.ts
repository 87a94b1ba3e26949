import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { readScope } from '../../scripts/test/scope.mjs'

async function projectsIn(scope: string): Promise<string[]> {
  vi.resetModules()
  vi.stubEnv('TEST_SCOPE', scope)
  const { default: config } = await import(join(ROOT, 'playwright.config.ts'))
  vi.unstubAllEnvs()
  return config.projects.map(({ name }: { name: string }) => name)
}

test('the journeys of a scope are those of the scope before and its own', async () => {
  const all = await projectsIn('')
  const daily = await projectsIn('daily')
  const submission = await projectsIn('submission')
  const full = await projectsIn('full')
  expect(full).toEqual(all)
  expect(submission).toEqual(all.filter((name) => !name.startsWith('full-')))
  expect(daily).toEqual(submission.filter((name) => !name.startsWith('submission-')))
  expect(new Set([0, daily.length, submission.length, full.length]).size).toBe(4)
})

describe('the scope of a run', () => {
  test.each([
    [[], { name: 'daily', shard: null }],
    [['--submission', '--shard=2/3'], { name: 'submission', shard: '2/3' }],
    [['--full'], { name: 'full', shard: null }],
  ])('of %j', (args, scope) => {
    expect(readScope(args)).toEqual(scope)
  })

  test.each(['--continue', '--shard=x', 'phone'])('is refused for %s', (arg) => {
    expect(() => readScope([arg])).toThrow('The tests did not run.')
  })
})
