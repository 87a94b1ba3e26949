import styles from './link-bar.module.css'

interface LinkBarProps {
  /** Names the bar for those who do not see it. */
  label: string
  links: readonly { label: string; href: string; current: boolean }[]
}

/** A few choices as plain links, one of them taken. */
export function LinkBar({ label, links }: LinkBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.bar}>
        {links.map(({ label: words, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
