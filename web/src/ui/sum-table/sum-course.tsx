import styles from './sum-course.module.css'

/** A part of a total, in the unit of the total; `null` when it is not known. */
interface SumPart {
  label: string
  size: number | null
}

/** Width of the shortest stone, as a share of all: it must be visible. */
const SHORTEST = 0.015

/**
 * The parts of a total as one row of stones, each as wide as its amount; a part that is not known is an empty place of
 * no particular width. The table below says the same in words.
 */
export function SumCourse({ parts }: { parts: readonly SumPart[] }) {
  const total = parts.reduce((sum, { size }) => sum + (size ?? 0), 0)
  if (parts.length < 2 || total <= 0) return null
  return (
    <div className={styles.course} aria-hidden="true">
      {parts.map(({ label, size }) => (
        <span
          key={label}
          className={styles.stone}
          data-empty={size === null ? '' : undefined}
          style={{ flexGrow: size === null ? 0 : Math.round(1000 * Math.max(SHORTEST, size / total)) }}
        >
          <span className={`text-s semibold ${styles.label}`}>{label}</span>
        </span>
      ))}
    </div>
  )
}
