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
  const tick = letter * 0.4
  return (
    <>
      <path className={styles.scale} d={`M0 ${y}h${long}M0 ${y - tick}v${2 * tick}M${long} ${y - tick}v${2 * tick}`} />
      <text className={styles.label} x={long + letter} y={y + 0.35 * letter}>
        {label}
      </text>
    </>
  )
}
