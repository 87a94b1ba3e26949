import { encode } from 'uqr'

/** Light modules around the code; scanners need four. */
const QUIET = 4

/**
 * @returns the dark modules of the code as one SVG path, and the side length in modules. A module is one unit wide; the
 * path is to be stroked one unit wide, which takes half the bytes of outlines.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.map((row, y) => rowPath(runsOf(row), y)).join('')
  return { path, size }
}

/** The middle line of each run of a row. */
function rowPath(runs: readonly [number, number][], y: number): string {
  let end = 0
  return runs
    .map(([x, length], index) => {
      const start = index === 0 ? `M${x} ${y}.5` : `m${x - end} 0`
      end = x + length
      return `${start}h${length}`
    })
    .join('')
}

/** Neighbouring dark modules form one rectangle: `[from, length]`. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
