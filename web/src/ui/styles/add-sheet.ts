import { LOW_HEIGHT } from './breakpoints'

/**
 * Adds a style sheet for what script alone shows. What is imported as a sheet stands in every page whose script may come
 * to need it; this comes with the script (`import css from './x.css?raw'`), so no page carries it. Of the names of media
 * it knows `--low`.
 */
export function addSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replaceAll('(--low)', `(height < ${LOW_HEIGHT})`))
  document.adoptedStyleSheets.push(sheet)
}
