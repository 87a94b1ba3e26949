import { describe, expect, test } from 'vitest'
import { projectsOf } from '../../scripts/test/journey-projects.mjs'
import { readScope } from '../../scripts/test/scope.mjs'

const listing = (...names: string[]) => ({ config: { projects: names.map((name) => ({ name })) } })

describe('the projects of the journeys', () => {
  const all = listing('desktop', 'submission-walk', 'full-phone', 'wire')

  test.each([
    ['daily', ['desktop', 'wire']],
    ['submission', ['desktop', 'wire', 'submission-walk']],
    ['full', ['desktop', 'submission-walk', 'full-phone', 'wire']],
  ] as const)('of the scope %s', (scope, projects) => {
    expect(projectsOf(all, scope)).toEqual(projects)
  })

  test.each([
    ['nothing at all', {}],
    ['no project', listing()],
    ['none for the full run', listing('desktop', 'submission-walk')],
    ['none for a submission', listing('desktop', 'full-phone')],
    ['none for the daily run', listing('submission-walk', 'full-phone')],
  ])('are a failure when the listing has %s', (_, listed) => {
    expect(() => projectsOf(listed, 'daily')).toThrow('There are no journeys to run.')
  })
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
