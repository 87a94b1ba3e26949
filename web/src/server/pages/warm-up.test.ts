import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWarmUp } from './warm-up'

const warmPage = vi.hoisted(() => vi.fn(async (_path: string) => undefined))
vi.mock('./answer-with-page', () => ({ warmPage }))
// Removes the pause between two pages.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

beforeEach(() => {
  vi.useFakeTimers()
  warmPage.mockClear()
})
afterEach(() => vi.useRealTimers())

const warmed = () => warmPage.mock.calls.map(([path]) => path)

it('the main pages are rendered once, after the last of several changes', async () => {
  for (let change = 0; change < 5; change++) {
    startWarmUp()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(warmed()).toEqual([])
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(warmed()).toContain('/')
  expect(warmed()).toContain('/projects')
  expect(new Set(warmed()).size).toBe(warmed().length)
})

it('a failing page does not prevent the others from being rendered', async () => {
  warmPage.mockImplementationOnce(async () => Promise.reject(new Error('away')))
  startWarmUp()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(warmed().length).toBeGreaterThan(1)
  expect(new Set(warmed())).toContain('/projects')
})
