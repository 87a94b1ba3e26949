import { newsletterMessages } from '@ashlar/contract'
import { NewsletterForm } from './newsletter-form'
import styles from './newsletter-page.module.css'
import { CONFIRMATION_ON_ITS_WAY, type Flash } from './outcome'

/**
 * A page with the newsletter form and a description of the newsletter: the answer to a form that was posted without
 * script.
 */
export function NewsletterPage({ flash, text }: { flash: Flash | null; text: string }) {
  const stored = flash?.outcome.state === 'stored'
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <div className={styles.words}>
        <h1>{stored ? newsletterMessages.success : 'Newsletter'}</h1>
        {!stored && text ? <p className={styles.lead}>{text}</p> : null}
        {stored ? (
          <>
            <p className={styles.lead}>{CONFIRMATION_ON_ITS_WAY}</p>
            <p>
              You can go <a href="/">back to the home page</a>, or read our{' '}
              <a href="/insights/research-reports">latest research</a>.
            </p>
          </>
        ) : null}
      </div>
      {stored ? null : (
        <div className={`on-deep ${styles.form}`}>
          <NewsletterForm
            id="newsletter-page"
            email={flash?.email ?? ''}
            message={flash && flash.outcome.state !== 'stored' ? flash.outcome.message : ''}
          />
        </div>
      )}
    </main>
  )
}
