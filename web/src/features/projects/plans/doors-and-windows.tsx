import type { PlanDoor, PlanRectangle, UnitPlan } from '@ashlar/contract'
import styles from './doors-and-windows.module.css'
import { UNITS_PER_FOOT } from './plan-label'

/** The direction in which a door opens, as a step to the right and down. */
const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const

/**
 * The doors and windows of a plan in as few shapes as possible: gaps in the walls, door leaves with their quarter
 * circles, and glass.
 */
export function DoorsAndWindows({ plan: { doors, windows } }: { plan: UnitPlan }) {
  if (doors.length + windows.length === 0) return null
  return (
    <>
      <path className={styles.gap} d={[...doors, ...windows].map(lineOf).join('')} />
      <path className={styles.glass} d={windows.map(lineOf).join('')} />
      <path className={styles.swing} d={doors.map(swingOf).join('')} />
      <path className={styles.leaf} d={doors.map(leafOf).join('')} />
    </>
  )
}

function lineOf({ x, y, w, h }: PlanRectangle): string {
  return `M${x * UNITS_PER_FOOT} ${y * UNITS_PER_FOOT}${w > 0 ? `h${w * UNITS_PER_FOOT}` : `v${h * UNITS_PER_FOOT}`}`
}

/** The open leaf of a door, at a right angle to its wall. */
function leafOf({ x, y, w, h, opens }: PlanDoor): string {
  if (!opens) return ''
  const [right, down] = STEPS[opens]
  const long = (w + h) * UNITS_PER_FOOT
  return `M${x * UNITS_PER_FOOT} ${y * UNITS_PER_FOOT}l${right * long} ${down * long}`
}

/** The arc from the end of the open leaf to the closed position; the hinge is at the start of the line. */
function swingOf({ x, y, w, h, opens }: PlanDoor): string {
  if (!opens) return ''
  const [right, down] = STEPS[opens]
  const long = (w + h) * UNITS_PER_FOOT
  const clockwise = w > 0 ? down < 0 : right > 0
  const [toRight, toDown] = [w * UNITS_PER_FOOT - right * long, h * UNITS_PER_FOOT - down * long]
  return `M${x * UNITS_PER_FOOT + right * long} ${y * UNITS_PER_FOOT + down * long}a${long} ${long} 0 0 ${clockwise ? 1 : 0} ${toRight} ${toDown}`
}
