import type { Leader, ServicePage } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { Adviser } from './adviser'
import styles from './service-people.module.css'

interface ServicePeopleProps {
  service: ServicePage
  people: readonly Leader[]
  enquiry?: ReactNode
}

/** Contacts of the service by phone, WhatsApp and email, with the form beside them. */
export function ServicePeople({ service, people, enquiry }: ServicePeopleProps) {
  if (people.length === 0 && !enquiry && !service.enquiryHint) return null
  return (
    <Section heading={say('Who to contact')} tone="course" id="contact">
      <div className={styles.split}>
        <div className="stack-5 at-top">
          {people.length > 0 ? (
            <ul className="stack-5 at-top" id="people">
              {people.map((person) => (
                <li key={person.key}>
                  <Adviser person={person} service={service} />
                </li>
              ))}
            </ul>
          ) : null}
          {service.enquiryHint ? (
            <div className={`stack-2 ${styles.hint}`}>
              <h3>{say('What to have ready')}</h3>
              <p>{service.enquiryHint}</p>
            </div>
          ) : null}
        </div>
        {enquiry ? (
          <div className={`stack-5 at-top ${styles.form}`} id="enquiry">
            <h3>{say('Send an enquiry')}</h3>
            {enquiry}
          </div>
        ) : null}
      </div>
    </Section>
  )
}
