import type { Project } from '@ashlar/contract'
import { randomFrom } from '@/ui/random/random-from'
import styles from './elevation.module.css'

const WIDTH = 160
const HEIGHT = 76
const GROUND = 68

/**
 * A drawing of buildings for a project without a picture: its number of buildings and floors, with lit windows. It
 * depends on the data alone, so a project always has the same drawing.
 */
export function Elevation({ project }: { project: Pick<Project, 'slug' | 'buildings' | 'floors'> }) {
  const random = randomFrom(project.slug)
  const towers = Math.min(Math.max(project.buildings ?? 1, 1), 4)
  const floors = Math.min(Math.max(Number(/(\d+)\s*$/.exec(project.floors)?.[1] ?? 6), 2), 34)
  const gap = 6
  const span = WIDTH * 0.72
  const each = (span - gap * (towers - 1)) / towers
  return (
    <svg
      className={styles.elevation}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect fill="var(--brand-800)" width={WIDTH} height={HEIGHT} />
      {Array.from({ length: towers }, (_, tower) => {
        const height = Math.min(12 + floors * 1.7, 58) * (1 - random() * 0.22)
        const x = (WIDTH - span) / 2 + tower * (each + gap)
        return <Tower key={x} x={x} width={each} height={height} floors={floors} random={random} />
      })}
      <rect fill="var(--brand-950)" y={GROUND} width={WIDTH} height={HEIGHT - GROUND} />
    </svg>
  )
}

interface TowerProps {
  x: number
  width: number
  height: number
  floors: number
  random: () => number
}

/** The windows of a floor are dashes of one line, so that a tower has few elements at any height. */
function Tower({ x, width, height, floors, random }: TowerProps) {
  const top = GROUND - height
  const floorHeight = height / floors
  const lines = Array.from({ length: floors }, (_, floor) => ({
    line: `M${(x + 1.5).toFixed(1)} ${(top + (floor + 0.5) * floorHeight).toFixed(1)}h${(width - 3).toFixed(1)}`,
    lit: random() < 0.35,
  }))
  const bays = [2 + random() * 4, 0.9, 1.5 + random() * 3, 0.9].map((length) => length.toFixed(1)).join(' ')
  const glow = [1.5 + random() * 3, 6 + random() * 9].map((length) => length.toFixed(1)).join(' ')
  const lit = lines.filter((floor) => floor.lit)
  return (
    <g strokeWidth={(floorHeight * 0.55).toFixed(2)}>
      <rect fill="var(--brand-900)" x={x} y={top} width={width} height={height} />
      <path stroke="var(--brand-600)" d={lines.map(({ line }) => line).join('')} strokeDasharray={bays} />
      <path stroke="var(--accent-400)" d={lit.map(({ line }) => line).join('')} strokeDasharray={glow} />
    </g>
  )
}
