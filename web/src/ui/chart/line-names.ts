import type { ChartSpec } from './chart-data'
import { atBlanks } from './place-labels'

/** Size of letters in units, at every width: a phone shows the narrow drawing a little smaller than it is drawn. */
export const LETTERS = 13
/** Share of the width that the names of lines may take, more where no axis stands; and the width of a letter, in ems. */
const MOST_NAME = 0.24
const MOST_BARE_NAME = 0.34
const LETTER = 0.56
export const NAME_DISTANCE = 10

export function nameWidthOf({ series }: ChartSpec, width: number, bare: boolean): number {
  const longest = Math.max(...series.map((one) => (bare ? withLastValue(one) : one.name).length))
  return Math.ceil(Math.min(longest * LETTER * LETTERS, width * (bare ? MOST_BARE_NAME : MOST_NAME)))
}

/** `3.22 Large deals`. */
export function withLastValue({ name, points }: ChartSpec['series'][number]): string {
  return [points.at(-1)?.y.toLocaleString('en-IN'), name].join(' ')
}

/** Names that would cover each other move apart, and a thin line leads from the end of the line to each. */
export function nameAtEnd(
  name: string,
  width: number,
  text: { fontSize: number } & Record<string, unknown>,
): Record<string, unknown> {
  return {
    endLabel: {
      show: true,
      // The chart library itself would break within a number, after its comma.
      formatter: () => atBlanks(name, Math.floor(width / (LETTER * text.fontSize))),
      ...text,
      align: 'left',
      distance: NAME_DISTANCE,
      minMargin: 6,
    },
    labelLayout: { moveOverlap: 'shiftY' },
    labelLine: { show: true, lineStyle: { width: 1 } },
  }
}
