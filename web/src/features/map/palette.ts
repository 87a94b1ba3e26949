import { type Palette, paletteNames } from './map-style'

/** The map's colours as the style sheet has them now, light or dark. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const entries = paletteNames.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()])
  return Object.fromEntries(entries) as Palette
}
