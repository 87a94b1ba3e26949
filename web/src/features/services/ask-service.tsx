import type { ServiceDesk } from '@/content/readers/services'
import { ButtonLink } from '@/ui/button/button'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { Adviser } from './adviser'
import styles from './ask-service.module.css'

interface AskServiceProps {
  desk: ServiceDesk
  tone: 'ground' | 'course'
}

/** A contact at the end of an article: the service for its subject, and a person. */
export function AskService({ desk: { service, person }, tone }: AskServiceProps) {
  return (
    <Section heading={say('Who to contact')} id="ask" tone={tone}>
      <div className={styles.split}>
        <div className={`stack-4 at-top rule-above ${styles.service}`}>
          <h3>
            <a href={service.path}>{sayName(service.title)}</a>
          </h3>
          {service.promise ? <p className="lead">{service.promise}</p> : null}
          <p>
            <ButtonLink link={{ href: `${service.path}#enquiry`, label: say('Send an enquiry'), external: false }} />
          </p>
        </div>
        {person ? <Adviser person={person} service={service} /> : null}
      </div>
    </Section>
  )
}
