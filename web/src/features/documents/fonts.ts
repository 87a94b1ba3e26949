import { join } from 'node:path'

/** A static (not variable) instance of the site's typeface (artwork/fonts/static.py); the server runs in `web/`. */
function fontFile(name: 'text' | 'strong' | 'display'): string {
  return join(process.cwd(), 'src/ui/fonts', `anek-latin-${name}.ttf`)
}

export const fonts = {
  text: { family: 'Anek Text', file: fontFile('text') },
  strong: { family: 'Anek Strong', file: fontFile('strong') },
  display: { family: 'Anek Display', file: fontFile('display') },
} as const
