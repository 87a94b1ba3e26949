import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { breakpoints, LOW_HEIGHT } from '../src/ui/styles/breakpoints'

const definitions = `${definitionsOf(Object.entries(breakpoints))}@custom-media --low (height < ${LOW_HEIGHT});`

/**
 * Replaces the names of breakpoints in media queries with their widths. Lightning CSS, Vite's minifier, supports custom
 * media, but a name is valid only in the style sheet that defines it; so this plugin processes each style sheet by
 * itself. It runs before Vite, because nothing is minified in development.
 *
 * @throws {Error} for a name that is not defined.
 */
export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform(code, id) {
      const [filename = '', query = ''] = id.split('?')
      if (!filename.endsWith('.css') || /^(raw|url)\b/.test(query) || !/@media[^{]*\(--/.test(code)) return null
      const sheet = transform({
        filename,
        code: Buffer.from(definitions + code),
        drafts: { customMedia: true },
        include: Features.CustomMediaQueries,
      })
      return { code: sheet.code.toString(), map: null }
    },
  }
}

/** Written on the same line as the code after it, so that line numbers in messages match the file. */
function definitionsOf(widths: readonly (readonly [name: string, width: string])[]): string {
  return widths
    .flatMap(([name, width], index) => [
      `@custom-media --from-${name} (width >= ${width});`,
      `@custom-media --below-${name} (width < ${width});`,
      ...widths
        .slice(index + 1)
        .map(([wider, end]) => `@custom-media --${name}-to-${wider} (${width} <= width < ${end});`),
    ])
    .join('')
}
