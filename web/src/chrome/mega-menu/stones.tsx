import type { NavigationItem } from '@/content/readers/navigation'
import { TextLink } from '@/ui/link/text-link'
import styles from './stones.module.css'

/**
 * Links in courses (rows): each link is as wide as its words and grows until its row is full. `tall` rows share the
 * height of their container.
 */
export function Stones({ items, tall = false }: { items: readonly NavigationItem[]; tall?: boolean }) {
  return (
    <ul className={tall ? `cluster at-top ${styles.courses} ${styles.tall}` : `cluster at-top ${styles.courses}`}>
      {items.map((item) => (
        <li key={item.label}>
          {item.href ? <TextLink link={item}>{item.label}</TextLink> : <span>{item.label}</span>}
          {item.subitems.length > 0 ? (
            <ul className={`cluster ${styles.subitems}`}>
              {item.subitems.map((subitem) => (
                <li key={subitem.label}>
                  <TextLink link={subitem}>{subitem.label}</TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
