import type { Project } from '@ashlar/contract'
import { randomFrom } from '@/ui/random/random-from'
import styles from './elevation.module.css'

const WIDTH = 160
const HEIGHT = 100
const GROUND = 88

/**
 * A drawn elevation for a project without a picture: as many buildings and floors as it has, lit windows laid like
 * stones. It follows from the data alone, so the same project is always drawn the same.
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
      <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
      {Array.from({ length: towers }, (_, tower) => {
        const height = Math.min(12 + floors * 2.2, 78) * (1 - random() * 0.22)
        const x = (WIDTH - span) / 2 + tower * (each + gap)
        return <Tower key={x} x={x} width={each} height={height} floors={floors} random={random} />
      })}
      <rect className={styles.ground} y={GROUND} width={WIDTH} height={HEIGHT - GROUND} />
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

function Tower({ x, width, height, floors, random }: TowerProps) {
  const top = GROUND - height
  const floorHeight = height / floors
  const windows: { x: number; y: number; w: number; lit: boolean }[] = []
  for (let floor = 0; floor < floors; floor++) {
    let at = x + 1.5
    while (at < x + width - 3) {
      const w = Math.min(2 + random() * 6, x + width - 1.5 - at)
      windows.push({ x: at, y: top + floor * floorHeight + floorHeight * 0.25, w, lit: random() < 0.3 })
      at += w + 0.8
    }
  }
  return (
    <g>
      <rect className={styles.wall} x={x} y={top} width={width} height={height} />
      {windows.map((window) => (
        <rect
          key={`${window.x} ${window.y}`}
          className={window.lit ? styles.lit : styles.window}
          x={window.x.toFixed(1)}
          y={window.y.toFixed(1)}
          width={window.w.toFixed(1)}
          height={(floorHeight * 0.55).toFixed(1)}
        />
      ))}
    </g>
  )
}
