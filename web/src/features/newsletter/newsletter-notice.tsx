import { consentNotices } from '@ashlar/contract'
import styles from './newsletter-form.module.css'

/** How the address is used: a short notice beside the form. */
export function NewsletterNotice() {
  const { use, kept } = consentNotices['newsletter-emails']
  return (
    <details className={styles.notice}>
      <summary>How we use your address</summary>
      <p>
        We keep your email address and the topics you choose. {use} {kept} Every email has a link to choose topics or to
        leave. <a href="/about/contact-us#grievance-contact">Grievance contact</a>
      </p>
    </details>
  )
}
