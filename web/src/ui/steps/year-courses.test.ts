import { describe, expect, it } from 'vitest'
import { roughly, yearCourses } from './year-courses'

describe('the course of a year', () => {
  it.each([
    [[0.1, 14, 30], [[1, 14, 30]]],
    [
      [300, 100],
      [[300, 65], [35]],
    ],
    [[365], [[365]]],
    [[900], [[365], [365], [170]]],
    [[9_999], [[365], [365], [365], [365]]],
    [[], []],
  ])('%j is laid as %j', (days, courses) => {
    expect(yearCourses(days)).toEqual(courses)
  })

  it.each([
    [3, 1, 'weeks'],
    [71, 10, 'weeks'],
    [84, 3, 'months'],
    [696, 23, 'months'],
  ])('%d days are roughly %d %s', (days, count, unit) => {
    expect(roughly(days)).toEqual({ count, unit })
  })
})
