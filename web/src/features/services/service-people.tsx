import type { Leader, ServicePage } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Section } from '@/ui/section/section'
import { Adviser } from './adviser'
import styles from './service-people.module.css'

interface ServicePeopleProps {
  service: ServicePage
  people: readonly Leader[]
  enquiry?: ReactNode
}

/** How to ask: the people by name, by telephone, WhatsApp or mail, and beside them the form. */
export function ServicePeople({ service, people, enquiry }: ServicePeopleProps) {
  if (people.length === 0 && !enquiry && !service.enquiryHint) return null
  return (
    <Section heading="Whom to ask" tone="course" id="enquiry">
      <div className={styles.split}>
        {people.length > 0 ? (
          <ul className={styles.people} id="people">
            {people.map((person) => (
              <li key={person.key}>
                <Adviser person={person} service={service} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.ask}>
          {service.enquiryHint ? (
            <div className={styles.hint}>
              <h3>Have this to hand</h3>
              <p>{service.enquiryHint}</p>
            </div>
          ) : null}
          {enquiry}
        </div>
      </div>
    </Section>
  )
}
