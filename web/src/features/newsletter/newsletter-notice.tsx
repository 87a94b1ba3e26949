import { consentNotices } from '@ashlar/contract'
import { say, sayIfKnown } from '@/words/say'
import styles from './newsletter-form.module.css'

/** How the address is used: a short notice beside the form. */
export function NewsletterNotice() {
  const { use, kept } = consentNotices['newsletter-emails']
  return (
    <details className={styles.notice}>
      <summary>{say('How we use your address')}</summary>
      <p>
        {say('We keep your email address and the topics you choose.')} {sayIfKnown(use)} {sayIfKnown(kept)}{' '}
        {say('Every email has a link to choose topics or to leave.')}{' '}
        <a href="/about/contact-us#grievance-contact">{say('Grievance contact')}</a>
      </p>
    </details>
  )
}
