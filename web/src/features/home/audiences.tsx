import { type Audience, audiences } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import { TextLink } from '@/ui/link/text-link'
import { type Phrase, say, sayName } from '@/words/say'
import styles from './audiences.module.css'
import type { Head } from './heads'

/** The words after “I am a…”. */
const ONE_OF: Readonly<Record<Audience, Phrase>> = {
  Developers: 'developer',
  'Channel Partners': 'channel partner',
  Corporates: 'company',
  Consumers: 'buyer or owner',
}

/** The last course of the tasks above: a stone for each audience, with its card from the menu. */
export function Audiences({ head, cards }: { head: Head; cards: readonly MenuCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className={styles.row} id={head.id}>
      <header className="stack-1">
        <h2 className="text-xl">{head.heading}</h2>
        {head.lead ? <p className="soft">{head.lead}</p> : null}
      </header>
      <ul className={styles.course}>
        {audiences.map((audience, index) => {
          const card = cards[index]
          return card ? (
            <li key={audience} className={`on-deep stack-2 ${styles.stone}`} data-enter="">
              <h3 className="text-l">{say(ONE_OF[audience])}</h3>
              <TextLink link={card} className={styles.offer}>
                {sayName(card.title)}
              </TextLink>
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
