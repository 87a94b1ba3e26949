/** What the portraits are cut from: colours of stone, lit and in shade, and shapes. */
/** Stones for skin: the lit side, the side in shade, and the lines cut into it. */
export const STONES = {
  dholpur: ['#e3c1a0', '#b98a6b', '#5a3528'],
  jaisalmer: ['#d3a172', '#a06d47', '#472718'],
  kota: ['#b98458', '#855536', '#381d13'],
  umber: ['#96623f', '#663c27', '#2a140d'],
}
export const CLOTH = {
  deep: ['#29286a', '#1b1a4b', '#0f0e33'],
  indigo: ['#5a59b4', '#45449a', '#29286a'],
  gold: ['#f3b33d', '#dd9612', '#a86c08'],
  red: ['#b9493a', '#96332a', '#6b211c'],
  pale: ['#fbfaf6', '#e6e0d1', '#c3b99f'],
  sand: ['#d2c9b4', '#b9ae95', '#8d8470'],
}
export const HAIR = {
  black: ['#1b1a2e', '#0f0e1e'],
  dark: ['#3a2a2c', '#241a1e'],
  grey: ['#8f8b90', '#67646d'],
  white: ['#d6d2d0', '#aca8aa'],
}
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
