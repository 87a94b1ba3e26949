import { type LeadReceipt, LINK_PARAMETER, leadRegistry, VISITOR_PAGE } from '@ashlar/contract'
import { ButtonLink } from '@/ui/button/button'
import { formatIndianTime } from '@/ui/date/format-date'
import { say } from '@/words/say'
import { ContactLinks } from '../form/contact-links'
import styles from '../lead-page.module.css'
import { nextStepsAfter } from './next-steps'

/**
 * The receipt: reference, who answers and by when, helpful links, and the link to the visitor's page of the enquiry.
 */
export function ReceiptView({ receipt }: { receipt: LeadReceipt | null }) {
  if (!receipt) return <NoReceipt />
  const { noun } = leadRegistry[receipt.type]
  const [first, ...others] = nextStepsAfter(receipt.type)
  const href = `${VISITOR_PAGE}?${LINK_PARAMETER}=${encodeURIComponent(receipt.visitorToken)}`
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <h1>{say('We have your {thing}', { thing: say(noun) })}</h1>
      <p className={`heading-face numbers ${styles.reference}`}>
        <span>{say('Reference')}</span>
        {receipt.reference}
      </p>
      {receipt.answerBy ? (
        <p className={styles.lead}>
          {receipt.answeredBy} {say('will answer by')}{' '}
          <time dateTime={receipt.answerBy}>{formatIndianTime(receipt.answerBy)}</time>
          {say(', Indian time.')}
        </p>
      ) : null}
      <section className={`stack-4 rule-above ${styles.part}`}>
        <h2>{say('While you wait')}</h2>
        <ButtonLink link={{ ...first, label: say(first.label), external: false }} />
        <ul className="stack-3">
          {others.map(({ href: to, label }) => (
            <li key={to}>
              <a href={to}>{say(label)}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className={`stack-4 rule-above ${styles.part}`}>
        <h2>{say('If it is urgent')}</h2>
        <p>{say('Name the reference when you ring or write.')}</p>
        <ContactLinks />
      </section>
      {receipt.visitorToken ? (
        <section className={`stack-4 rule-above ${styles.part}`}>
          <h2>{say('Change or erase what you sent')}</h2>
          <p>
            {say(
              'The button opens a private page for this {thing}, without signing in. To come back later, copy the button’s link and keep it. Give it to nobody: whoever has it can do the same.',
              { thing: say(noun) },
            )}
          </p>
          <ButtonLink link={{ href, label: say('Open the private page'), external: false }} tone="quiet" />
        </section>
      ) : null}
      <p>
        <a href="/">{say('Go to the home page')}</a>
      </p>
    </main>
  )
}

function NoReceipt() {
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <h1>{say('No receipt to show')}</h1>
      <p className={styles.lead}>
        {say(
          'A receipt is shown here for half an hour after a form was sent from this browser. If you gave an email address, we usually send the same details there.',
        )}
      </p>
      <p>
        <a href="/about/contact-us">{say('Ask us about it')}</a>
      </p>
    </main>
  )
}
