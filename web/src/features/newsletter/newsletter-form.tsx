import { say } from '@/words/say'
import { AddressForm, type TypedAddress } from './address-form'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps extends TypedAddress {
  /** Distinguishes two forms on one page. */
  id: string
}

/**
 * The newsletter form: plain HTML that posts without script; with script it is sent without a new page (behaviour/).
 */
export function NewsletterForm(props: NewsletterFormProps) {
  return (
    <AddressForm {...props} action="/api/newsletter" notice="newsletter-emails" scripted>
      <span className={styles.spinner} data-newsletter-spinner="" hidden />
      <span data-newsletter-words="">{say('Subscribe')}</span>
    </AddressForm>
  )
}
