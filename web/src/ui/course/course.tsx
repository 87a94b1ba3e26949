import styles from './course.module.css'

export interface CourseStone {
  label: string
  href: string
  /** The number of things it links to, which sets its width. */
  size: number
  /** The noun for that number, singular or plural. */
  of: string
  /** Whether it is the current page. */
  current?: boolean
}

/** A row of links, each as wide as the number of things behind it; links to nothing are left out. */
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
