import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { customMedia } from '../../../build/custom-media'
import { breakpoints } from './breakpoints'

const SOURCES = join(import.meta.dirname, '../..')
const NAMED_IN = join('styles', 'breakpoints.ts')
const COMMENT = /\/\*[\s\S]*?\*\//g

/** Whether the code of a file uses a window width as a number. */
function namesWidth(name: string, code: string): boolean {
  const plain = code.replace(COMMENT, '')
  if (name.endsWith('.css')) return /@media[^{]*\d(?:rem|em|px)\b/.test(plain)
  return /\bwidth\s*(?:[<>]=?|:)\s*\d+(?:\.\d+)?(?:rem|em|px)\)|\(\d+(?:\.\d+)?(?:rem|em|px)\s*<=?\s*width/.test(plain)
}

/** A style sheet after the plugin. */
function built(css: string): string {
  const { transform } = customMedia() as { transform: (code: string, id: string) => { code: string } | null }
  return (transform(css, '/a.module.css')?.code ?? css).replace(/\s+/g, ' ')
}

describe('breakpoints', () => {
  it.each([
    ['@media (--from-xl) { a { b: c } }', '(width >= 64rem)'],
    ['@media (--below-xs) { a { b: c } }', '(width < 40rem)'],
    ['@media (--xs-to-xl) { a { b: c } }', '(40rem <= width < 64rem)'],
    ['@media (--from-s), print { a { b: c } }', '(width >= 48rem), print'],
  ])('replace their names in %s', (css, widths) => {
    expect(built(css)).toContain(`@media ${widths} {`)
  })

  it('reject an unknown name', () => {
    expect(() => built('@media (--from-nowhere) { a { b: c } }')).toThrow()
  })

  it('are defined in one file only, for style sheets, scripts and the `sizes` of pictures', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?:css|tsx?|astro)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith(NAMED_IN),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((name) => namesWidth(name, readFileSync(join(SOURCES, name), 'utf8')))).toEqual([])
  })

  it.each([
    ['a.css', '@media (width >= 50rem) { a { b: c } }'],
    ['a.css', '@media print, (max-width: 600px) { a { b: c } }'],
    ['a.tsx', '<img sizes="(width >= 94rem) 90rem, 100vw">'],
    ['a.ts', "matchMedia('(40rem <= width < 64rem)')"],
    ['a.astro', '<link media="(min-width: 50em)">'],
  ])('are found in %s: %s', (name, code) => {
    expect(namesWidth(name, code)).toBe(true)
  })

  it('may occur in comments and container queries', () => {
    expect(namesWidth('a.ts', '/** `(width >= 56rem)` is 56 × 16 pixels. */')).toBe(false)
    expect(namesWidth('a.css', '@container (width < 30rem) { a { b: c } }')).toBe(false)
  })

  it('include the page width of the tokens', () => {
    const tokens = readFileSync(join(SOURCES, 'ui/styles/tokens.css'), 'utf8')
    expect(/--page: (?<width>[^;]+);/.exec(tokens)?.groups?.width).toBe(breakpoints.page)
  })
})
