import { type LeadReceipt, LINK_PARAMETER, VISITOR_PAGE } from '@ashlar/contract'
import { ButtonLink } from '@/ui/button/button'
import { indianTime } from './indian-time'
import styles from './lead-page.module.css'
import { Ways } from './ways'

/** What a visitor keeps: the reference, who answers and by when, and the way back to what was sent. */
export function ReceiptView({ receipt }: { receipt: LeadReceipt | null }) {
  if (!receipt) return <NoReceipt />
  const application = receipt.type === 'career-leads'
  const href = `${VISITOR_PAGE}?${LINK_PARAMETER}=${encodeURIComponent(receipt.visitorToken)}`
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>{application ? 'We have your application' : 'We have your enquiry'}</h1>
      <p className={styles.reference}>
        <span>Reference</span>
        {receipt.reference}
      </p>
      <p className={styles.lead}>
        {receipt.answeredBy} will answer by <time dateTime={receipt.answerBy}>{indianTime(receipt.answerBy)}</time>,
        Indian time.
      </p>
      <section className={styles.part}>
        <h2>See, correct, withdraw or erase it</h2>
        <p>
          The button opens a private page for this {application ? 'application' : 'enquiry'}, without signing in. Keep
          its address, and give it to nobody: whoever has it can do the same.
        </p>
        <ButtonLink link={{ href, label: 'Open the private page', external: false }} />
      </section>
      <section className={styles.part}>
        <h2>If it is urgent</h2>
        <p>Name the reference when you ring or write.</p>
        <Ways />
      </section>
      <p>
        <a href="/">To the home page</a>
      </p>
    </main>
  )
}

function NoReceipt() {
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>No receipt to show</h1>
      <p className={styles.lead}>
        A receipt is shown here for half an hour after a form was sent from this browser. If you gave an email address,
        the same details are in your mailbox.
      </p>
      <p>
        <a href="/about/contact-us">Ask us about it</a>
      </p>
    </main>
  )
}
