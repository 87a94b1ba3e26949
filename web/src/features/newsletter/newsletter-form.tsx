import { say, sayIfKnown } from '@/words/say'
import styles from './newsletter-form.module.css'
import { NewsletterNotice } from './newsletter-notice'

interface NewsletterFormProps {
  /** Distinguishes two forms on one page. */
  id: string
  /** The address typed before, for a visitor without script. */
  email?: string
  message?: string
}

/**
 * The newsletter form: plain HTML that posts without script; with script it is sent without a new page (behaviour/).
 */
export function NewsletterForm({ id, email = '', message = '' }: NewsletterFormProps) {
  return (
    <form className={styles.form} action="/api/newsletter" method="post" noValidate data-newsletter="">
      <label className={styles.label} htmlFor={id}>
        {say('Your email')}
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id={id}
          name="subscribedEmail"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          aria-invalid={Boolean(message)}
          aria-describedby={`${id}-note`}
        />
        <button className={styles.button} type="submit">
          <span className={styles.spinner} data-newsletter-spinner="" hidden />
          <span data-newsletter-words="">{say('Subscribe')}</span>
        </button>
      </div>
      <p
        className={styles.note}
        id={`${id}-note`}
        role="status"
        data-newsletter-note=""
        data-fault={message ? '' : undefined}
      >
        {sayIfKnown(message)}
      </p>
      <NewsletterNotice />
    </form>
  )
}
