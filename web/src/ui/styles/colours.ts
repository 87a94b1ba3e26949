import 'server-only'
import sheet from '#brand/colours.css?raw'

const tokens = tokensOf(sheet)

/**
 * A colour of the brand for use outside of style sheets: a meta element, a PDF, a picture.
 *
 * @param token such as `--deep`; always that of the light scheme.
 * @returns `#rgb` or `#rrggbb`.
 * @throws {Error} when brand/colours.css has no hexadecimal value for it.
 */
export function colour(token: string): string {
  const value = tokens.get(token) ?? ''
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (other) return colour(other)
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(value)) throw new Error(`brand/colours.css gives ${token} no hexadecimal value`)
  return value
}

/** The custom properties of the first rule. */
function tokensOf(css: string): ReadonlyMap<string, string> {
  const [first = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('}', 1)
  return new Map(
    [...first.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
