import { toTenth } from './plan-label'
import styles from './plan-scale.module.css'

interface PlanScaleProps {
  /** Length in drawing units. */
  long: number
  /** The label for that length: `10 ft`. */
  label: string
  y: number
  /** Height of a letter in drawing units. */
  letter: number
}

/** The scale line of a plan. */
export function PlanScale({ long, label, y, letter }: PlanScaleProps) {
  const tick = toTenth(letter * 0.4)
  const level = toTenth(y)
  return (
    <>
      <path
        className={styles.scale}
        d={`M0 ${level}h${long}m0 ${-tick}v${2 * tick}M0 ${toTenth(level - tick)}v${2 * tick}`}
      />
      <text fill="var(--ink-soft)" x={toTenth(long + letter)} y={toTenth(y + 0.35 * letter)}>
        {label}
      </text>
    </>
  )
}
