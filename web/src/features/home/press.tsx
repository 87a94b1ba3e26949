import type { PressItem } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import type { Head } from './heads'
import styles from './press.module.css'

/** Items that are shown; the rest unfolds. */
const IN_SIGHT = 3

/** Press items: date, newspaper and headline. */
export function Press({ head, items }: { head: Head; items: readonly PressItem[] }) {
  if (items.length === 0) return null
  return (
    <Section {...head} more={{ href: '/in-the-news', label: say('All coverage'), external: false }}>
      <Items items={items.slice(0, IN_SIGHT)} />
      {items.length > IN_SIGHT ? (
        <details>
          <summary className={styles.more}>{say('{count} more', { count: items.length - IN_SIGHT })}</summary>
          <Items items={items.slice(IN_SIGHT)} />
        </details>
      ) : null}
    </Section>
  )
}

function Items({ items }: { items: readonly PressItem[] }) {
  return (
    <ul className="rule-below">
      {items.map(({ title, publication, date, link }) => (
        <li key={`${date} ${title}`} className={`cluster ${styles.item}`}>
          <time className={styles.date} dateTime={date}>
            {formatDate(date)}
          </time>
          <span className={styles.publication}>{publication}</span>
          <span className={`quiet ${styles.title}`}>
            {link ? <TextLink link={{ href: link, external: !link.startsWith('/') }}>{title}</TextLink> : title}
          </span>
        </li>
      ))}
    </ul>
  )
}
