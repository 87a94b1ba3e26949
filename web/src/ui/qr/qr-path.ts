import { encode } from 'uqr'

/** Light modules around the code; scanners need four. */
const QUIET = 4

/** @returns the dark modules of the code as one SVG path, one unit per module, and the side length in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`)).join('')
  return { path, size }
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
