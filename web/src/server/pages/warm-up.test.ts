import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWarmUp } from './warm-up'

/** Rendered paths, and pauses in milliseconds, in their order. */
const steps = vi.hoisted((): (string | number)[] => [])
const warmPage = vi.hoisted(() =>
  vi.fn(async (path: string) => {
    steps.push(path)
  }),
)
vi.mock('./answer-with-page', () => ({ warmPage }))
/** The languages in which the search was filled. */
const filled = vi.hoisted((): string[] => [])
vi.mock('@/features/search/current-search', () => ({
  readySearch: async () => {
    const { currentLanguage } = await import('@/words/current-language')
    filled.push(currentLanguage().code)
  },
}))
// Records a pause instead of making it.
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    steps.push(ms)
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  warmPage.mockClear()
  steps.length = 0
  filled.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
})

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

it('after each page the server answers visitors only, for a tenth of a second', async () => {
  startWarmUp()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(warmed().length).toBeGreaterThan(1)
  expect(steps).toEqual(warmed().flatMap((path) => [path, 100]))
})

it('a failing page does not prevent the others from being rendered', async () => {
  warmPage.mockImplementationOnce(async () => Promise.reject(new Error('away')))
  startWarmUp()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(warmed().length).toBeGreaterThan(1)
  expect(new Set(warmed())).toContain('/projects')
})

it('the search is filled in each further language, and in English only when somebody searches', async () => {
  startWarmUp()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(filled).toEqual([])
  vi.stubEnv('LANGUAGES', 'hi,ur')
  vi.resetModules()
  const several = await import('./warm-up')
  several.startWarmUp()
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => filled).toEqual(['hi', 'ur'])
})
