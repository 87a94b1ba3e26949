import { expect, it } from 'vitest'
import { delayScripts } from './first-picture'

it('a script from a file waits; an inline script does not', () => {
  const html = '<script type="module" src="/_astro/a.js"></script><script>b()</script>'
  expect(delayScripts(html)).toBe('<script type="module" data-delayed="/_astro/a.js"></script><script>b()</script>')
})
