import { expect, test, visit } from '../../support/test'

test('with less transparency, what lies over the page is opaque', async ({ page }) => {
  const shade = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      document.body.append(probe)
      const colours = ['--shade', '--shade-dense'].map((name) => {
        probe.style.background = `var(${name})`
        return getComputedStyle(probe).backgroundColor
      })
      probe.remove()
      return colours
    })
  await visit(page)
  for (const colour of await shade()) expect(colour).toMatch(/^rgba\(/)
  // Playwright has no option for this setting.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  for (const colour of await shade()) expect(colour).toMatch(/^rgb\(/)
})
