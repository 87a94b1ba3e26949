import type { Leader, ServicePage } from '@ashlar/contract'
import { whatsappHref } from '@/ui/link/phone-href'
import { TextLink } from '@/ui/link/text-link'
import { Person } from '@/ui/person/person'
import { say, sayName } from '@/words/say'
import styles from './adviser.module.css'

interface AdviserProps {
  person: Leader
  service: ServicePage
}

/** The contact for a service: the subject, and links for WhatsApp, phone and email. */
export function Adviser({ person, service }: AdviserProps) {
  const whatsapp = whatsappHref(
    person.phone,
    say('Hello, I have a question about {subject}.', { subject: inSentence(sayName(service.title)) }),
  )
  const { key: _, ...contact } = person
  return (
    <div className={`stack-2 ${styles.adviser}`}>
      <Person {...contact} />
      {person.helpsWith.length > 0 ? (
        <div className="soft">
          <p className="caption semibold">{say('Ask about')}</p>
          <ul>
            {person.helpsWith.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {whatsapp ? (
        <p className={styles.ways}>
          <TextLink link={{ href: whatsapp, external: true }}>{say('Write on WhatsApp')}</TextLink>
        </p>
      ) : null}
    </div>
  )
}

/** A title within a sentence: the first letter in lower case, unless it is an abbreviation. */
function inSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1).toLowerCase()
}
