import { expect, it } from 'vitest'
import { beforeAfterOf } from './before-after'

it.each([
  ['8.4\u00a0s to 1.6\u00a0s', '8.4\u00a0s', 1, '1.6\u00a0s', 1.6 / 8.4],
  ['₹1,92,000 to ₹88,000', '₹1,92,000', 1, '₹88,000', 88 / 192],
  ['31\u00a0% to 54\u00a0%', '31\u00a0%', 31 / 54, '54\u00a0%', 1],
])('%s is drawn as two bars', (result, before, from, after, to) => {
  const both = beforeAfterOf(result)
  expect(both?.before).toEqual({ words: before, share: expect.closeTo(from) })
  expect(both?.after).toEqual({ words: after, share: expect.closeTo(to) })
})

it.each(['−37\u00a0%', '0 to 5', 'down to earth', '1 to 2 to 3', ''])('%s is shown as text', (result) => {
  expect(beforeAfterOf(result)).toBeNull()
})
