import type { Configuration } from '@ashlar/contract'
import { say } from '@/words/say'
import styles from './building.module.css'
import { type FloorRun, floorsOf } from './lay-floors'

/** Width of the drawing, and between two kinds on a floor; a floor is 1 high. */
const WIDE = 100
const JOINT = 2
const FLOOR_JOINT = 0.14

interface BuildingProps {
  levels: number
  runs: readonly FloorRun[]
  /** Whether units are left. */
  open: boolean
}

/**
 * The floors of one kind in the elevation. Each row has its own layer over the same building, so that a row and its
 * floors light together without script, whichever of them is touched.
 */
export function BuildingFloors({ levels, runs, open }: BuildingProps) {
  return (
    <span className={`screen-only ${styles.layer}`}>
      <svg
        className={styles.building}
        viewBox={`0 0 ${WIDE} ${levels}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-floors=""
      >
        <path className={styles.frame} d={`M0 0h${WIDE}v${levels}h${-WIDE}z`} />
        <path className={open ? styles.open : styles.taken} d={runs.map((run) => boxOf(run, levels)).join('')} />
        <path
          className={styles.joints}
          d={`M${WIDE / 2} ${1 - FLOOR_JOINT / 2}V${levels}`}
          strokeWidth={WIDE}
          strokeDasharray={`${FLOOR_JOINT} ${1 - FLOOR_JOINT}`}
        />
      </svg>
    </span>
  )
}

function boxOf({ from, to, left, width }: FloorRun, levels: number): string {
  const [x, wide] = [left * WIDE + JOINT / 2, width * WIDE - JOINT].map((value) => Math.round(value * 10) / 10)
  return `M${x} ${levels - 1 - to}h${wide}v${to - from + 1}h-${wide}z`
}

/** For example `Floors 2 to 33`; empty when they are not known. */
export function floorsLabelOf(unit: Pick<Configuration, 'fromFloor' | 'toFloor'>): string {
  const floors = floorsOf(unit)
  if (!floors) return ''
  const { from, to } = floors
  if (from === 0) return to === 0 ? say('Ground floor') : say('Ground floor to floor {to}', { to })
  return from === to ? say('Floor {to}', { to }) : say('Floors {from} to {to}', { from, to })
}
