import type { ContactOffice, Leader } from '@ashlar/contract'
import { Person } from '@/ui/person/person'
import { Section } from '@/ui/section/section'
import { keepTogether } from '@/ui/text/keep-together'
import { say } from '@/words/say'
import styles from './contact-view.module.css'

interface GrievanceProps {
  offices: readonly ContactOffice[]
  leaders: readonly Leader[]
}

/** The desks with a named officer, as law and our own pages promise: complaints, personal data. */
export function Grievance({ offices, leaders }: GrievanceProps) {
  const named = offices.flatMap(({ desks, address }) =>
    desks.flatMap((desk) => {
      const leader = leaders.find(({ key }) => key === desk.person)
      return leader ? [{ desk, leader, address }] : []
    }),
  )
  if (named.length === 0) return null
  return (
    <Section heading={say('Grievance contact')} id="grievance-contact" tone="course">
      <ul className="stack-6">
        {named.map(({ desk, leader, address }) => (
          <li key={desk.need} className={`stack ${styles.contact}`}>
            <Person
              name={leader.name}
              picture={leader.picture}
              role={leader.role}
              phone={desk.phone}
              email={desk.email}
              nameAs="h3"
            />
            <div>
              <p className="text-l semibold">{desk.need}</p>
              <address className={styles.post}>
                {say('By post: {address}', { address: '' })}
                <span>{keepTogether(address)}</span>
              </address>
              <p>
                <a href="#grievances">{say('What to send, and how soon you hear')}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
