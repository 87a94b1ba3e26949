import type { NoticeForm } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { say, sayMessage } from '@/words/say'
import styles from './newsletter-form.module.css'
import { NewsletterNotice } from './newsletter-notice'

export interface TypedAddress {
  /** The address typed before, for a visitor without script. */
  email?: string
  message?: string
}

interface AddressFormProps extends TypedAddress {
  /** Distinguishes two forms on one page. */
  id: string
  action: string
  notice: NoticeForm
  /** The words on the button. */
  children: ReactNode
  /** Further fields. */
  hidden?: ReactNode
  /** Sent by script without a new page (behaviour/), where script runs. */
  scripted?: boolean
}

/** A form for an address to which mails go: plain HTML that posts without script. */
export function AddressForm({
  id,
  action,
  notice,
  children,
  hidden,
  scripted = false,
  email = '',
  message = '',
}: AddressFormProps) {
  return (
    <form
      className={`stack-2 ${styles.form}`}
      action={action}
      method="post"
      noValidate
      {...(scripted ? { 'data-newsletter': '' } : {})}
    >
      {hidden}
      <div className={`cluster text-s ${styles.head}`}>
        <label className="semibold" htmlFor={id}>
          {say('Your email')}
        </label>
        <NewsletterNotice form={notice} />
      </div>
      <div className={styles.line}>
        <input
          className={styles.field}
          id={id}
          name="subscribedEmail"
          type="email"
          autoComplete="email"
          aria-required
          defaultValue={email}
          aria-invalid={Boolean(message)}
          aria-describedby={`${id}-note`}
        />
        <button className={`accent bold ${styles.button}`} type="submit">
          {children}
        </button>
      </div>
      <p
        className={styles.note}
        id={`${id}-note`}
        role="status"
        data-newsletter-note=""
        data-fault={message ? '' : undefined}
      >
        {sayMessage(message)}
      </p>
    </form>
  )
}
