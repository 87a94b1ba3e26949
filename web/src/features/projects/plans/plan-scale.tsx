import styles from './plan-scale.module.css'

interface PlanScaleProps {
  /** In drawing units, as the rest. */
  long: number
  /** What that is: `10 ft`. */
  label: string
  y: number
  /** The height of a letter. */
  letter: number
}

/** The line on a plan that tells how long something is. */
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
