import { describe, expect, it } from 'vitest'
import { redactedMessage, retryDelay } from './jobs'

describe('the pauses of the outbox', () => {
  it('grow, and end', () => {
    const pauses = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1, 0.5))
    expect(pauses.slice(0, 3)).toEqual([5_000, 30_000, 120_000])
    expect(pauses.at(-1)).toBeNull()
    const numbers = pauses.filter((pause) => pause !== null)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })
})

describe('the stored message of a failure', () => {
  it('has no address and fits its column', () => {
    expect(redactedMessage(new Error('550 <meera@ashlar.example> unknown'))).toBe('550 <(address)> unknown')
    expect(redactedMessage(new Error('x'.repeat(900)))).toHaveLength(250)
    expect(redactedMessage(new Error('refused', { cause: new Error('for a@b.example') }))).toBe(
      'refused: for (address)',
    )
  })
})
