import { LINK_PARAMETER, newsletterTopics, type SubscriptionView } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import styles from './newsletter-page.module.css'

interface SubscriptionProps {
  subscription: SubscriptionView
  token: string
  note: string
}

/**
 * The page that confirms a subscription, opened from the mail. Opening it changes nothing, because mail scanners open
 * links too.
 */
export function ConfirmView({ subscription, token, note }: SubscriptionProps) {
  const confirmed = subscription.state === 'confirmed'
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>{confirmed ? 'You are subscribed' : 'Confirm your subscription'}</h1>
      <Note sentences={note ? [note] : []} />
      {confirmed ? (
        <p>The next newsletter comes to {subscription.subscribedEmail}.</p>
      ) : (
        <>
          <p>The newsletter would come to {subscription.subscribedEmail}. Until you confirm it, nothing is sent.</p>
          <form action="/api/newsletter/confirm" method="post">
            <input type="hidden" name={LINK_PARAMETER} value={token} />
            <Button type="submit">Confirm the subscription</Button>
          </form>
        </>
      )}
      {confirmed ? <Preferences subscription={subscription} token={token} /> : null}
    </main>
  )
}

/** The page on which a subscriber chooses topics or unsubscribes. */
export function PreferencesView({ subscription, token, note }: SubscriptionProps) {
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>{subscription.state === 'unsubscribed' ? 'You have unsubscribed' : 'Your newsletter'}</h1>
      <Note sentences={note ? [note] : []} />
      {subscription.state === 'unsubscribed' ? (
        <p>
          Nothing further is sent to {subscription.subscribedEmail}. Should you want it back,{' '}
          <a href="/newsletter">subscribe again</a>.
        </p>
      ) : (
        <>
          <p>
            {subscription.state === 'pending' ? 'Not confirmed yet: ' : 'It comes to '}
            {subscription.subscribedEmail}.
          </p>
          <Preferences subscription={subscription} token={token} />
        </>
      )}
    </main>
  )
}

function Preferences({ subscription, token }: Omit<SubscriptionProps, 'note'>) {
  const { topics } = subscription
  return (
    <>
      <form className={styles.topics} action="/api/newsletter/preferences" method="post">
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <fieldset>
          <legend>Topics</legend>
          {Object.entries(newsletterTopics).map(([value, label]) => (
            <p key={value} className={styles.topic}>
              <input
                id={`topic-${value}`}
                type="checkbox"
                name="topics"
                value={value}
                defaultChecked={topics.length === 0 || topics.some((topic) => topic === value)}
              />
              <label htmlFor={`topic-${value}`}>{label}</label>
            </p>
          ))}
        </fieldset>
        <Button type="submit">Save the topics</Button>
      </form>
      <form action="/api/newsletter/unsubscribe" method="post">
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <Button type="submit" tone="quiet">
          Unsubscribe from everything
        </Button>
      </form>
    </>
  )
}
