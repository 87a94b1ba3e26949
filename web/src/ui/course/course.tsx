import styles from './course.module.css'

export interface CourseStone {
  label: string
  href: string
  /** What it is as long as: how many things it leads to. */
  size: number
  /** What is counted, as the number needs it. */
  of: string
  /** Whether it is where one is. */
  current?: boolean
}

/** A list of ways as one course of stones, each as long as what it leads to; one that leads to nothing is left out. */
export function Course({ label, stones }: { label: string; stones: readonly CourseStone[] }) {
  const laid = stones.filter(({ size, current }) => size > 0 || current)
  if (laid.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.course}>
        {laid.map(({ label: words, href, size, of, current }) => (
          <li key={words} className={styles.stone} style={{ flexGrow: Math.max(1, size) }}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {words}{' '}
              <span className={styles.count}>
                {size}
                <span className="sr-only"> {of}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
