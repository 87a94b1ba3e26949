import type { ContactOffice, Leader } from '@ashlar/contract'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { LEADERS_PATH } from '../about/find-leaders'
import styles from './desks.module.css'
import { desksByTopic, type PlacedDesk } from './find-desks'

interface DesksProps {
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
}

/** The desk for each need: a topic unfolds the cities that have a desk for it. */
export function Desks({ offices, leaders }: DesksProps) {
  const topics = desksByTopic(offices)
  if (topics.length === 0) return null
  return (
    <Section
      heading={say('Who to contact')}
      id="desks"
      lead={say('Choose a topic. Each team has its own phone number and email address.')}
    >
      <div className="rule-below">
        {topics.map(([topic, desks]) => (
          <details key={topic} className={`rule-above ${styles.topic}`} name="desks">
            <summary className={`bare cluster heading-face text-l ${styles.title}`}>
              {sayName(topic)}{' '}
              <span className={`caption ${styles.count}`}>{say('{count} teams', { count: desks.length })}</span>
            </summary>
            <ul className={styles.desks}>
              {desks.map((desk) => (
                <li key={`${desk.city} ${desk.need}`} className={styles.desk}>
                  <DeskLines desk={desk} leader={leaders.find(({ key }) => key === desk.person)} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  )
}

function DeskLines({ desk, leader }: { desk: PlacedDesk; leader: Leader | undefined }) {
  return (
    <>
      <p className={styles.need}>
        <strong>{sayName(desk.city)}</strong> {desk.need}
        {leader ? (
          <>
            , {say('read by')} <a href={`${LEADERS_PATH}#${leader.key}`}>{leader.name}</a>
          </>
        ) : null}
      </p>
      <p className={`cluster ${styles.lines}`}>
        {desk.phone ? <a href={telHref(desk.phone)}>{desk.phone}</a> : null}
        {desk.email ? <MailLink email={desk.email} /> : null}
      </p>
    </>
  )
}
