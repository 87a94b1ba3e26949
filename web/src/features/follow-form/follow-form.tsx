import { canBeFollowed } from '@/content/writers/follows'
import { say } from '@/words/say'
import { AddressForm, type TypedAddress } from '../newsletter/address-form'
import styles from './follow-form.module.css'

interface FollowFormProps extends TypedAddress {
  /** The address of the page that is followed, with its filters, in English. */
  of: string
}

/** The form alone, to follow a page. */
export function FollowFields({ of, ...typed }: FollowFormProps) {
  return (
    <div className={`on-deep ${styles.fields}`}>
      <AddressForm
        {...typed}
        id="follow"
        action="/api/follows"
        notice="follows"
        hidden={<input type="hidden" name="of" value={of} />}
      >
        {say('Tell me')}
      </AddressForm>
    </div>
  )
}

/**
 * Offers mails about changes of the page that it stands on; the form unfolds.
 *
 * @param props `summary`: what is told, such as `Tell me of new ones`.
 */
export async function FollowOffer({ of, summary }: { of: string; summary: string }) {
  if (!(await canBeFollowed())) return null
  return (
    <details className={styles.offer}>
      <summary>{summary}</summary>
      <FollowFields of={of} />
    </details>
  )
}
