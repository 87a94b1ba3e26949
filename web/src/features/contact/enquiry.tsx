import type { SiteSettings } from '@ashlar/contract'
import { LeadForm } from '@/features/leads/form/lead-form'
import { Fold } from '@/ui/fold/fold'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import styles from './contact-view.module.css'

/** The forms for an enquiry to the group and for registration as a partner. */
export function Enquiry({ settings }: { settings: SiteSettings }) {
  return (
    <>
      <Section
        heading={say('Not sure who to ask?')}
        id="enquiry"
        tone="course"
        lead={say('Say what it is about and in which city. We pass it to the right team.')}
      >
        <div className="stack-6">
          <p className={styles.line}>
            <MailLink email={settings.email} />
            <a href={telHref(settings.phone)}>{settings.phone}</a>
          </p>
          <LeadForm form="enquiry" />
        </div>
      </Section>
      <Section
        heading={say('Sell with us as a channel partner')}
        id="channel-partner"
        lead={say(
          'Brokers and firms register once. The partner team in your city checks the registration and writes back.',
        )}
      >
        <Fold wide="closed" summary={say('Register as a channel partner')}>
          <LeadForm form="channel-partner" />
        </Fold>
      </Section>
    </>
  )
}
