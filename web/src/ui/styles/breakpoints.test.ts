import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { customMedia } from '../../../build/custom-media'

const SOURCES = join(import.meta.dirname, '../..')

/** A style sheet as the plugin hands it on. */
function built(css: string): string {
  const { transform } = customMedia() as { transform: (code: string, id: string) => { code: string } | null }
  return (transform(css, '/a.module.css')?.code ?? css).replace(/\s+/g, ' ')
}

describe('widths of the window', () => {
  it.each([
    ['@media (--from-xl) { a { b: c } }', '(width >= 64rem)'],
    ['@media (--below-xs) { a { b: c } }', '(width < 40rem)'],
    ['@media (--xs-to-xl) { a { b: c } }', '(40rem <= width < 64rem)'],
    ['@media (--from-s), print { a { b: c } }', '(width >= 48rem), print'],
  ])('stand for their names in %s', (css, widths) => {
    expect(built(css)).toContain(`@media ${widths} {`)
  })

  it('refuse a name that is not theirs', () => {
    expect(() => built('@media (--from-nowhere) { a { b: c } }')).toThrow()
  })

  it('stand in one file', () => {
    const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
    const raw = sheets.filter((name) => /@media[^{]*\d(?:rem|em|px)\b/.test(readFileSync(join(SOURCES, name), 'utf8')))
    expect(raw).toEqual([])
  })
})
