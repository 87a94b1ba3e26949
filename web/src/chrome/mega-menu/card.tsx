import type { MenuCard } from '@/content/readers/menu-cards'
import { TextLink } from '@/ui/link/text-link'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { sayName } from '@/words/say'
import styles from './card.module.css'

interface CardProps {
  card: MenuCard
  /** The text at the end of the card, which looks like a button. */
  action: string
  sizes: string
  /** In CSS pixels. */
  maxWidth: number
}

/** A card with a picture; the whole card is one link. */
export function Card({ card, action, sizes, maxWidth }: CardProps) {
  return (
    <TextLink link={card} className={styles.card} unmarked>
      {card.picture ? (
        <span className={styles.frame}>
          <ResponsivePicture
            picture={card.picture}
            sizes={sizes}
            maxWidth={maxWidth}
            alt=""
            className={`cover ${styles.picture}`}
          />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={`text-l bold ${styles.title}`}>{sayName(card.title)}</span>
        {card.description ? <span className={`caption ${styles.description}`}>{card.description}</span> : null}
        <span className={`accent semibold ${styles.action}`}>{action}</span>
      </span>
    </TextLink>
  )
}
