import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CROSSING_MS, INTENT_MS, PointerIntent } from './pointer-intent'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (type: string, clientX: number, clientY: number) => ({ type, clientX, clientY }) as PointerEvent

describe('the intent of a pointer', () => {
  it('is recognised within 120 ms of resting', () => {
    const act = vi.fn()
    new PointerIntent('down').aim(at('pointerenter', 0, 0), false, act)
    vi.advanceTimersByTime(120)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is not assumed when the pointer only passes', () => {
    const act = vi.fn()
    const intent = new PointerIntent('down')
    intent.aim(at('pointerenter', 0, 0), false, act)
    vi.advanceTimersByTime(INTENT_MS - 1)
    intent.cancel()
    vi.advanceTimersByTime(CROSSING_MS)
    expect(act).not.toHaveBeenCalled()
  })

  it('is not assumed while the pointer moves towards what is open', () => {
    const act = vi.fn()
    const intent = new PointerIntent('down')
    intent.follow(at('pointermove', 100, 10))
    intent.aim(at('pointerenter', 120, 14), true, act)
    for (let y = 18; y < 60; y += 4) {
      vi.advanceTimersByTime(CROSSING_MS - 20)
      intent.aim(at('pointermove', 120 + y, y), true, act)
    }
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(CROSSING_MS)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is recognised at once when the pointer moves along the row of neighbours', () => {
    const act = vi.fn()
    const intent = new PointerIntent('down')
    intent.follow(at('pointermove', 100, 30))
    intent.aim(at('pointerenter', 140, 30), true, act)
    vi.advanceTimersByTime(INTENT_MS)
    expect(act).toHaveBeenCalledOnce()
  })
})
