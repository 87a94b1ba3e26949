import { expect, test, visit } from '../../support/test'

test('a view transition that the browser skips is no error, and other rejections still are', async ({
  page,
  watch,
}) => {
  watch.expect(/a real error/)
  await visit(page)
  const real = page.context().waitForEvent('weberror')
  await page.evaluate(async () => {
    // Nobody handles its promises, as with a transition that was skipped before its page could know of it.
    document.startViewTransition(() => {}).skipTransition()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    Promise.reject(new Error('a real error'))
  })
  // Errors are reported in their order: one of the transition would be the first.
  expect((await real).error().message).toBe('a real error')
})
