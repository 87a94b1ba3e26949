import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { breakpoints, LOW_HEIGHT } from '../src/ui/styles/breakpoints'

const definitions = `${definitionsOf(Object.entries(breakpoints))}@custom-media --low (height < ${LOW_HEIGHT});`

/**
 * Puts the widths in place of their names in media queries. Lightning CSS, by which Vite minifies, knows custom media;
 * here it reads each style sheet by itself, since a name holds only in the sheet that defines it, and before Vite does,
 * since in development nothing is minified.
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

/** On one line with what follows it, so that line numbers in messages stay those of the file. */
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
