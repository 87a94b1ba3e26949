import { measureBytes } from '../../../bench/rows/bytes.mjs'
import { measureFirstUses } from '../../../bench/rows/js.mjs'
import { expect, test } from '../../support/test'

for (const [name, measure] of [
  ['the home page on a phone', measureBytes],
  ['the first use of a part', measureFirstUses],
] as const) {
  test(`${name} brings few bytes`, async ({ browser, baseURL }) => {
    const work = { signal: new AbortController().signal }
    const figures = await measure({ browser, siteUrl: baseURL ?? '', work })
    expect(figures.filter(({ ok }) => !ok).map((figure) => `${figure.name}: ${figure.measured}`)).toEqual([])
    expect(figures.length).toBeGreaterThan(0)
  })
}
