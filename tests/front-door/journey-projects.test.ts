import { describe, expect, test } from 'vitest'
import { chosenProjects, OF_EACH_SUBMISSION } from '../../scripts/test/journey-projects.mjs'

const listing = (...names: string[]) => ({ config: { projects: names.map((name) => ({ name })) } })

describe('the projects of the journeys', () => {
  test('are divided into those of each run', () => {
    expect(chosenProjects(listing('desktop', ...OF_EACH_SUBMISSION, 'full-phone', 'wire'))).toEqual({
      daily: ['desktop', 'wire'],
      full: [...OF_EACH_SUBMISSION, 'full-phone'],
    })
  })

  test.each([
    ['nothing at all', {}],
    ['no project', listing()],
    ['none for the full run', listing('desktop', 'wire')],
    ['none for the daily run', listing(...OF_EACH_SUBMISSION)],
    ['not all of each submission', listing('desktop', ...OF_EACH_SUBMISSION.slice(1))],
  ])('are a failure when the listing has %s', (_, listed) => {
    expect(() => chosenProjects(listed)).toThrow('There are no journeys to run.')
  })
})
