import styles from './link-bar.module.css'

interface BarLink {
  label: string
  href: string
  current: boolean
  /** The number of things it links to; a link to nothing is shown but disabled. */
  count?: { number: number; of: string }
}

interface LinkBarProps {
  /** Accessible name of the bar. */
  label: string
  links: readonly BarLink[]
}

/** A few choices as plain links, one of them current. */
export function LinkBar({ label, links }: LinkBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={`cluster quiet ${styles.bar}`}>
        {links.map(({ label: words, href, current, count }) => {
          const isEmpty = count?.number === 0 && !current
          return (
            <li key={words}>
              <a
                href={isEmpty ? undefined : href}
                aria-disabled={isEmpty || undefined}
                aria-current={current ? 'page' : undefined}
              >
                {words}
                {count ? (
                  <span className={styles.count}>
                    {count.number}
                    <span className="sr-only"> {count.of}</span>
                  </span>
                ) : null}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
