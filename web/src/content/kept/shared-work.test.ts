import { expect, it } from 'vitest'
import { SharedWork } from './shared-work'

it('is done once for all who ask at the same time, and again for those who ask later', async () => {
  const shared = new SharedWork<number>()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([shared.run('a', work), shared.run('a', work), shared.run('b', work)])).toEqual([1, 1, 2])
  expect(await shared.run('a', work)).toBe(3)
  expect(shared.size).toBe(0)
})

it('that fails is begun anew by the next one', async () => {
  const shared = new SharedWork<string>()
  const away = async () => Promise.reject(new Error('away'))
  await expect(shared.run('a', away)).rejects.toThrow('away')
  expect(await shared.run('a', async () => 'there')).toBe('there')
})

it('that was released is joined by nobody, and does not end what was begun after it', async () => {
  const shared = new SharedWork<string>()
  let arrive: (answer: string) => void = () => undefined
  const early = shared.run('a', () => new Promise((resolve) => (arrive = resolve)))
  shared.release()
  let arriveLater: (answer: string) => void = () => undefined
  const late = shared.run('a', () => new Promise((resolve) => (arriveLater = resolve)))
  arrive('old')
  expect(await early).toBe('old')
  expect(shared.size).toBe(1)
  arriveLater('new')
  expect(await late).toBe('new')
})
