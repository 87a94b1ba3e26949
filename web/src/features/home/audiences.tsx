import type { Audience } from '@ashlar/contract'
import type { MenuCard } from '@/content/readers/menu-cards'
import type { AudienceList, NavigationItem } from '@/content/readers/navigation'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
import { type Phrase, say, sayName } from '@/words/say'
import styles from './audiences.module.css'
import type { Head } from './heads'

interface AudiencesProps {
  head: Head
  services: readonly AudienceList[]
  cards: readonly MenuCard[]
}

/** Links beside an audience; the others are on the page of the audience. */
const LINKS = 4

/** The words after “I am a…”. */
const ONE_OF: Readonly<Record<Audience, Phrase>> = {
  Developers: 'developer',
  'Channel Partners': 'channel partner',
  Corporates: 'company',
  Consumers: 'buyer or owner',
}

/** Four rows, one for each audience: its name, its card from the menu, and links to services. */
export function Audiences({ head, services, cards }: AudiencesProps) {
  if (services.length === 0) return null
  return (
    <Section {...head} more={{ href: '/services', label: say('All services'), external: false }}>
      <ul className={`rule-below ${styles.courses}`}>
        {services.map(({ audience, items }, index) => {
          const card = cards[index]
          return (
            <li key={audience} className={styles.course} data-enter="">
              <h3 className={styles.who}>{say(ONE_OF[audience])}</h3>
              {card ? (
                <div className="stack-1 at-top">
                  <TextLink link={card} className={styles.offerLink}>
                    {sayName(card.title)}
                  </TextLink>
                  {card.description ? <p className={styles.soft}>{card.description}</p> : null}
                </div>
              ) : null}
              <ul className={`cluster quiet ${styles.links}`}>
                {leastSharedLinks(items, services).map((item) => (
                  <li key={item.label}>
                    <TextLink link={item}>{item.label}</TextLink>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The links that the fewest other audiences share come first: they distinguish the four. */
function leastSharedLinks(
  items: readonly NavigationItem[],
  services: readonly AudienceList[],
): readonly NavigationItem[] {
  const sharedBy = ({ label }: NavigationItem) =>
    services.filter((other) => other.items.some((item) => item.label === label)).length
  return items.toSorted((a, b) => sharedBy(a) - sharedBy(b)).slice(0, LINKS)
}
