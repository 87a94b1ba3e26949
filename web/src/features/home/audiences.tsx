import { type Audience, audiences } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import { ForwardIcon } from '@/ui/icons/icons'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
import { capitalised } from '@/words/capitalised'
import { type Phrase, say, sayName } from '@/words/say'
import styles from './audiences.module.css'
import type { Head } from './heads'

/** One of each audience. */
const ONE_OF: Readonly<Record<Audience, Phrase>> = {
  Developers: 'developer',
  'Channel Partners': 'channel partner',
  Corporates: 'company',
  Consumers: 'buyer or owner',
}

/** A tile for each audience, with the title of its card in the menu. */
export function Audiences({ head, cards }: { head: Head; cards: readonly MenuCard[] }) {
  if (cards.length === 0) return null
  return (
    <Section {...head}>
      <ul className={styles.course}>
        {audiences.map((audience, index) => {
          const card = cards[index]
          return card ? (
            <li key={audience} className={`rule-above ${styles.one}`}>
              <h3 className="text-l">
                <TextLink link={card} className={styles.link}>
                  {capitalised(say(ONE_OF[audience]))}
                </TextLink>
              </h3>
              <ForwardIcon />
              <p className={`soft text-s ${styles.offer}`}>{sayName(card.title)}</p>
            </li>
          ) : null
        })}
      </ul>
    </Section>
  )
}
