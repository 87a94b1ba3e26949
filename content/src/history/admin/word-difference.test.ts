import { describe, expect, it } from 'vitest'
import { type DifferencePiece, wordDifference } from './word-difference'

const shown = (pieces: readonly DifferencePiece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`)).join('')

describe('the difference of two texts', () => {
  it('is shown word by word', () => {
    expect(shown(wordDifference('Homes near the river', 'Homes near a quiet river'))).toBe(
      'Homes near [-the][+a quiet] river',
    )
    expect(shown(wordDifference('one two three', 'zero one three'))).toBe('[+zero ]one[- two] three')
  })

  it('is empty when they are equal, and everything when one is empty', () => {
    expect(wordDifference('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
    expect(shown(wordDifference('', 'all of it'))).toBe('[+all of it]')
    expect(shown(wordDifference('all of it', ''))).toBe('[-all of it]')
  })

  it('adds up to both texts, whatever their length', () => {
    const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index % 7}`).join(' ')
    for (const [before, after] of [
      ['a b  c\nd', 'a c d e'],
      [long('x'), long('y')],
    ] as const) {
      const pieces = wordDifference(before, after)
      const of = (kind: DifferencePiece['kind']) =>
        pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
      expect([of('new'), of('gone')]).toEqual([before, after])
    }
  })
})
