import { expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit'

it('no more than the limit run at once, in the order in which they came, whether they succeed or fail', async () => {
  const limit = new ConcurrencyLimit(2)
  const begun: number[] = []
  const ends: ((fails: boolean) => void)[] = []
  const works = [0, 1, 2, 3].map((name) =>
    limit
      .run(async () => {
        begun.push(name)
        const fails = await new Promise<boolean>((resolve) => {
          ends[name] = resolve
        })
        if (fails) throw new Error('it failed')
        return name
      })
      .catch(() => 'failed'),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  ends[1]?.(true)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[0]?.(false)
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]?.(false)
  ends[3]?.(false)
  expect(await Promise.all(works)).toEqual([0, 'failed', 2, 3])
})
