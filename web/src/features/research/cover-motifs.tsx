import type { ReactNode, SVGProps } from 'react'
import { randomFrom } from '@/ui/random/random-from'

/** Size of a cover in drawing units. */
export const WIDTH = 120
export const HEIGHT = 160

/** The style of each kind of stroke: a class on a page, a colour in a picture. */
export type CoverPaint = Readonly<
  Record<'stone' | 'mark' | 'line' | 'markLine', SVGProps<SVGElement> & { ref?: never }>
>

/** The motif of a cover. It depends only on the title, so a report always has the same cover. */
export function coverMotif(title: string, motif: string, paint: CoverPaint): ReactNode {
  return (MOTIFS[motif] ?? courses)(randomFrom(title), paint)
}

type Motif = (random: () => number, paint: CoverPaint) => ReactNode

/** Rounds to a hundredth of a drawing unit: finer than any screen, and it makes the page much shorter. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

const courses: Motif = (random, paint) => {
  const stones: React.ReactNode[] = []
  let marked = Math.floor(4 + random() * 8)
  for (let y = 0; y < HEIGHT; ) {
    const height = 9 + random() * 16
    for (let x = 0; x < WIDTH; ) {
      const width = 14 + random() * 42
      stones.push(
        <rect
          key={`${x} ${y}`}
          {...(marked-- === 0 ? paint.mark : paint.stone)}
          x={rounded(x)}
          y={rounded(y)}
          width={rounded(Math.max(0.4, Math.min(width, WIDTH - x) - 1.2))}
          height={rounded(height - 1.2)}
          opacity={rounded(0.35 + random() * 0.65)}
        />,
      )
      x += width
    }
    y += height
  }
  return stones
}

/** Columns of different widths but one height: different heights would look like a real chart. */
const bars: Motif = (random, paint) => {
  const marked = Math.floor(1 + random() * 4)
  const columns: React.ReactNode[] = []
  for (let x = 0; x < WIDTH; ) {
    const width = rounded(8 + random() * 20)
    columns.push(
      <rect
        key={x}
        {...(columns.length === marked ? paint.mark : paint.stone)}
        x={x}
        y={0}
        width={rounded(Math.max(0.4, Math.min(width, WIDTH - x) - 1.5))}
        height={HEIGHT}
        opacity={columns.length === marked ? 1 : rounded(0.35 + random() * 0.65)}
      />,
    )
    x += width
  }
  return columns
}

const contour: Motif = (random, paint) => {
  const [cx, cy] = [rounded(30 + random() * 60), rounded(50 + random() * 60)]
  return Array.from({ length: 11 }, (_, index) => {
    const radius = 8 + index * 11
    return (
      <ellipse
        key={radius}
        {...(index === 3 ? paint.markLine : paint.line)}
        cx={cx}
        cy={cy}
        rx={rounded(radius * (1 + 0.25 * Math.sin(index)))}
        ry={radius}
        transform={`rotate(${index * 7} ${cx} ${cy})`}
      />
    )
  })
}

const grid: Motif = (random, paint) => {
  const marked = Math.floor(random() * 35)
  return Array.from({ length: 35 }, (_, index) => {
    const [x, y] = [8 + (index % 5) * 21.5, 8 + Math.floor(index / 5) * 21]
    return (
      <rect
        key={`${x} ${y}`}
        {...(index === marked ? paint.mark : paint.stone)}
        x={x}
        y={y}
        width={18}
        height={17.5}
        opacity={index === marked ? 1 : rounded(0.25 + random() * 0.75)}
      />
    )
  })
}

const stair: Motif = (random, paint) => {
  const marked = Math.floor(2 + random() * 6)
  return Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [index * 12, 16 + index * 14]
    return (
      <rect key={y} {...(index === marked ? paint.mark : paint.stone)} x={x} y={y} width={WIDTH - x} height={12.5} />
    )
  })
}

const arches: Motif = (random, paint) => {
  const marked = Math.floor(random() * 9)
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [8 + (index % 3) * 36, 12 + Math.floor(index / 3) * 50]
    return (
      <path
        key={`${x} ${y}`}
        {...(index === marked ? paint.mark : paint.stone)}
        d={`M${x} ${y + 42}v-26a16 16 0 0 1 32 0v26z`}
      />
    )
  })
}

const MOTIFS: Readonly<Record<string, Motif>> = { courses, bars, contour, grid, stair, arches }
