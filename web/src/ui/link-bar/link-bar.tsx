import styles from './link-bar.module.css'

export interface BarLink {
  label: string
  href: string
  current: boolean
  /** How many things it leads to; one that leads to none is shown and cannot be followed. */
  count?: { number: number; of: string }
}

interface LinkBarProps {
  /** Names the bar for those who do not see it. */
  label: string
  links: readonly BarLink[]
}

/** A few choices as plain links, one of them taken. */
export function LinkBar({ label, links }: LinkBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.bar}>
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
