import { say, sayIfKnown } from '@/words/say'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the top level down, without the page itself. */
  trail: readonly { label: string; href: string }[]
}

/** Links to the parent pages. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={say('Breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{sayIfKnown(label)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
