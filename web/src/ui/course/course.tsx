import stone from '../styles/stone.module.css'
import styles from './course.module.css'

interface CourseStone {
  label: string
  href: string
  /** The number of things it links to, or its length in words: it sets the width. */
  size: number
  /** The noun for that number, singular or plural; without it the number is not shown. */
  of?: string
  /** Whether it is the current page. */
  current?: boolean
}

interface CourseProps {
  label: string
  /** Seen above the row. */
  heading?: string
  stones: readonly CourseStone[]
}

/** A row of links, each as wide as what is behind it; links to nothing are left out. */
export function Course({ label, heading, stones }: CourseProps) {
  const laid = stones.filter(({ size, current }) => size > 0 || current)
  if (laid.length < 2) return null
  return (
    <nav className={heading ? 'stack-3' : undefined} aria-label={label}>
      {heading ? <h2 className="text-l">{heading}</h2> : null}
      <ul className={`cluster ${styles.course}`}>
        {laid.map(({ label: words, href, size, of, current }) => (
          <li key={words} className={styles.place} style={{ flexGrow: Math.max(1, size) }}>
            <a className={stone.stone} href={href} aria-current={current ? 'true' : undefined}>
              {words}
              {of ? (
                <>
                  {' '}
                  <span className={styles.count}>
                    {size}
                    <span className="sr-only"> {of}</span>
                  </span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
