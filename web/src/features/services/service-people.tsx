import type { Leader, ServicePage } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { TextLink } from '@/ui/link/text-link'
import { Person } from '@/ui/person/person'
import { whatsappHref } from '@/ui/person/whatsapp-href'
import { Section } from '@/ui/section/section'
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
              <li key={person.key} className={styles.person}>
                <Person {...person} />
                {person.helpsWith.length > 0 ? <p className={styles.soft}>{person.helpsWith.join('; ')}.</p> : null}
                <Ways person={person} service={service} />
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

/** Beside telephone and mail, which the person's own lines carry. */
function Ways({ person, service }: { person: Leader; service: ServicePage }) {
  const whatsapp = whatsappHref(person.phone, `Hello, I have a question about ${inSentence(service.title)}.`)
  return whatsapp ? (
    <p className={styles.ways}>
      <TextLink link={{ href: whatsapp, external: true }}>Write on WhatsApp</TextLink>
    </p>
  ) : null
}

/** A title within a sentence: its first letter small, unless it is an abbreviation. */
function inSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1).toLowerCase()
}
