import { LOW_HEIGHT } from './breakpoints'

/**
 * Adds a style sheet for elements that only script shows. An imported sheet would be part of every page whose script
 * may need it; this one comes with the script (`import css from './x.css?raw'`), so no page carries it. Of the custom
 * media, only `--low` is supported.
 */
export function addSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replaceAll('(--low)', `(height < ${LOW_HEIGHT})`))
  document.adoptedStyleSheets.push(sheet)
}
