import { newsletterMessages } from '@ashlar/contract'
import { say } from '@/words/say'
import { NewsletterForm } from './newsletter-form'
import styles from './newsletter-page.module.css'
import { CONFIRMATION_ON_ITS_WAY, type Flash, isSubscribed } from './outcome'

/**
 * A page with the newsletter form and a description of the newsletter: the answer to a form that was posted without
 * script.
 */
export function NewsletterPage({ flash, text }: { flash: Flash | null; text: string }) {
  const stored = flash !== null && isSubscribed(flash.outcome)
  return (
    <main id="content" className={`page-width stack ${styles.page}`}>
      <div className={`stack-4 ${styles.words}`}>
        <h1>{stored ? say(newsletterMessages.success) : say('Newsletter')}</h1>
        {!stored && text ? <p className="lead">{text}</p> : null}
        {stored ? (
          <>
            {flash.outcome.state === 'stored' ? <p className="lead">{say(CONFIRMATION_ON_ITS_WAY)}</p> : null}
            <p>
              {say('You can go')} <a href="/">{say('back to the home page')}</a>
              {say(', or read our')} <a href="/insights/research-reports">{say('latest research')}</a>
              {say('.')}
            </p>
          </>
        ) : null}
      </div>
      {stored ? null : (
        <div className={`on-deep ${styles.form}`}>
          <NewsletterForm
            id="newsletter-page"
            email={flash?.email ?? ''}
            message={flash && !isSubscribed(flash.outcome) ? flash.outcome.message : ''}
          />
        </div>
      )}
    </main>
  )
}
