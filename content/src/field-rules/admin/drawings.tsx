import { isOpenAir, type SitePartKind } from '@ashlar/contract'
import type { Row } from './values'

const INK = '#32324d'
const MARKED = '#d9822f'
const COLOURS: Readonly<Record<SitePartKind, string>> = {
  road: '#d7d7de',
  path: '#ece6d8',
  green: '#cfe3c4',
  court: '#e9dfcb',
  water: '#bcdcea',
  parking: '#e3e3e8',
  plot: '#f3ecd9',
  building: '#8e9bb0',
}

interface Rectangle {
  x: number
  y: number
  w: number
  h: number
}

const rectangleOf = ({ x, y, w, h }: Row): Rectangle => ({
  x: numberOf(x),
  y: numberOf(y),
  w: numberOf(w),
  h: numberOf(h),
})

function numberOf(cell: unknown): number {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : 0
}

/** A frame around all rectangles, with a margin. */
function viewBoxOf(rectangles: readonly Rectangle[]): string {
  const left = Math.min(0, ...rectangles.map(({ x }) => x))
  const top = Math.min(0, ...rectangles.map(({ y }) => y))
  const right = Math.max(1, ...rectangles.map(({ x, w }) => x + w))
  const bottom = Math.max(1, ...rectangles.map(({ y, h }) => y + h))
  const margin = Math.max(right - left, bottom - top) * 0.03
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin].join(' ')
}

const FRAME = { width: '100%', maxHeight: '420px', display: 'block', background: '#fff' } as const

/** A list of the plan and an index in it: the row that is being edited. */
export interface MarkedRow {
  list: string
  index: number
}

/** The rooms of a unit while somebody edits them; the site draws its walls besides. Sizes in feet. */
export function PlanDrawing({
  lists,
  marked,
}: {
  lists: Readonly<Record<string, readonly Row[]>>
  marked: MarkedRow | null
}) {
  const { rooms = [], doors = [], windows = [], shafts = [] } = lists
  const all = [...rooms, ...doors, ...windows, ...shafts].map(rectangleOf)
  const isMarked = (list: string, index: number) => marked?.list === list && marked.index === index
  const lines = [
    { list: 'windows', rows: windows, colour: '#3f8fb5' },
    { list: 'doors', rows: doors, colour: '#b5563f' },
  ]
  return (
    <svg viewBox={viewBoxOf(all)} style={FRAME} role="img" aria-label={`Drawing of ${rooms.length} rooms`}>
      {rooms.map((room, index) => {
        const { x, y, w, h } = rectangleOf(room)
        const name = String(room.name ?? '')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
          <g key={index}>
            <rect
              {...{
                x,
                y,
                fill: isMarked('rooms', index) ? '#fdf0df' : '#fafafc',
                stroke: isMarked('rooms', index) ? MARKED : INK,
              }}
              width={Math.max(w, 0)}
              height={Math.max(h, 0)}
              strokeWidth={0.3}
              strokeDasharray={isOpenAir(name) ? '1 0.6' : undefined}
            />
            <text x={x + w / 2} y={y + h / 2} fontSize={1.5} textAnchor="middle" dominantBaseline="middle" fill={INK}>
              {name}
            </text>
          </g>
        )
      })}
      {shafts.map((shaft, index) => {
        const { x, y, w, h } = rectangleOf(shaft)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
            key={index}
            {...{ x, y }}
            width={Math.max(w, 0)}
            height={Math.max(h, 0)}
            fill={isMarked('shafts', index) ? MARKED : '#c0c0cf'}
          />
        )
      })}
      {lines.flatMap(({ list, rows, colour }) =>
        rows.map((line, index) => {
          const { x, y, w, h } = rectangleOf(line)
          return (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
              key={`${list} ${index}`}
              x1={x}
              y1={y}
              x2={x + w}
              y2={y + h}
              stroke={isMarked(list, index) ? MARKED : colour}
              strokeWidth={isMarked(list, index) ? 1.2 : 0.7}
            />
          )
        }),
      )}
    </svg>
  )
}

/** The land of a project while somebody edits it, north at the top. Sizes in metres. */
export function SiteDrawing({
  width,
  depth,
  parts,
  marked,
}: {
  width: number
  depth: number
  parts: readonly Row[]
  marked: number | null
}) {
  const land = { x: 0, y: 0, w: width, h: depth }
  const size = Math.max(width, depth, 1)
  return (
    <svg
      viewBox={viewBoxOf([land, ...parts.map(rectangleOf)])}
      style={FRAME}
      role="img"
      aria-label={`Drawing of ${parts.length} parts`}
    >
      <rect
        width={Math.max(width, 0)}
        height={Math.max(depth, 0)}
        fill="#f7f5ef"
        stroke={INK}
        strokeWidth={size / 200}
      />
      {parts.map((part, index) => {
        const { x, y, w, h } = rectangleOf(part)
        const kind = part.kind as SitePartKind
        const turn = `rotate(${numberOf(part.turn)} ${x + w / 2} ${y + h / 2})`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
          <g key={index}>
            <rect
              {...{ x, y, transform: turn, fill: COLOURS[kind] ?? '#fff' }}
              width={Math.max(w, 0)}
              height={Math.max(h, 0)}
              rx={numberOf(part.round)}
              stroke={marked === index ? MARKED : 'none'}
              strokeWidth={size / 120}
            />
            <text
              x={x + w / 2}
              y={y + h / 2}
              fontSize={size / 45}
              textAnchor="middle"
              dominantBaseline="middle"
              fill={INK}
            >
              {String(part.name ?? '')}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
