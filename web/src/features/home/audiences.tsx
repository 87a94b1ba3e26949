import { type Audience, audiences } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
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

/** A line for each audience, with its card from the menu. */
export function Audiences({ head, cards }: { head: Head; cards: readonly MenuCard[] }) {
  if (cards.length === 0) return null
  return (
    <Section id={head.id}>
      <div className={styles.row}>
        <header className="stack-1">
          <h2 className="text-xl">{head.heading}</h2>
          {head.lead ? <p className="soft">{head.lead}</p> : null}
        </header>
        <ul className={styles.course}>
          {audiences.map((audience, index) => {
            const card = cards[index]
            return card ? (
              <li key={audience} className={`rule-above ${styles.one}`}>
                <h3 className="text-s semibold">{say(ONE_OF[audience])}</h3>
                <div>
                  <TextLink link={card} className={styles.offer}>
                    {sayName(card.title)}
                  </TextLink>
                </div>
              </li>
            ) : null
          })}
        </ul>
      </div>
    </Section>
  )
}
