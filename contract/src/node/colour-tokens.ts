/** Reads a colour of the brand by its token, such as `--deep`. */
export type ColourOf = (token: string) => string

/**
 * The colours of brand/colours.css for use outside of style sheets: a meta element, a PDF, a picture, a mail; always
 * those of the light scheme.
 *
 * @returns reads `#rgb` or `#rrggbb`; it throws an `Error` for a token without a hexadecimal value.
 */
export function colourTokens(css: string): ColourOf {
  // The first rule has the light scheme.
  const [first = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('}', 1)
  const tokens = new Map(
    [...first.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const colourOf = (token: string): string => {
    const value = tokens.get(token) ?? ''
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    if (other) return colourOf(other)
    if (!/^#(?:[\da-f]{3}){1,2}$/i.test(value)) throw new Error(`brand/colours.css gives ${token} no hexadecimal value`)
    return value
  }
  return colourOf
}
