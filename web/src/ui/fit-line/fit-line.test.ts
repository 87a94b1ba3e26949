import { expect, it } from 'vitest'
import { balancedLines, lineWidth, splitSentences } from './line-width'

it('the wide font is longer than the narrow one, and letters differ', () => {
  expect(lineWidth('Say it', 'narrow')).toBeCloseTo(1.74)
  expect(lineWidth('Say it', 'wide')).toBeGreaterThan(lineWidth('Say it', 'narrow'))
  expect(lineWidth('will', 'narrow')).toBeLessThan(lineWidth('wows', 'narrow'))
})

it('an unknown letter has the width of an n', () => {
  expect(lineWidth('ग', 'narrow')).toBe(lineWidth('n', 'narrow'))
})

it('a line is split where its halves are most similar in width', () => {
  expect(balancedLines('Say it in stone.', 'narrow')).toEqual(['Say it in', 'stone.'])
  expect(balancedLines('Mornings', 'narrow')).toEqual(['Mornings'])
})

it('a text is split into its sentences', () => {
  expect(splitSentences('Say it once. Say it in stone.')).toEqual(['Say it once.', 'Say it in stone.'])
  expect(splitSentences(' ')).toEqual([])
})
