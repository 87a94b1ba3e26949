import { say, sayName } from '@/words/say'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the top level down, without the page itself. */
  trail: readonly { label: string; href: string }[]
  /** The plain name of the page itself, where its heading does not say what it is. */
  here?: string | undefined
}

/** Links to the parent pages, and the name of the page itself. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav className={styles.place} aria-label={say('Breadcrumbs')}>
      <ol className={`cluster quiet ${styles.trail}`}>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{sayName(label)}</a>
          </li>
        ))}
        {here ? <li aria-current="page">{here}</li> : null}
      </ol>
    </nav>
  )
}
