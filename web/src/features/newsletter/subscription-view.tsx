import { LINK_PARAMETER, newsletterTopics, type SubscriptionView } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import { say } from '@/words/say'
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
  const { state, subscribedEmail: email } = subscription
  const confirmed = state === 'confirmed'
  return (
    <main id="content" className={`page-width stack ${styles.page}`}>
      <h1>{confirmed ? say('You are subscribed') : say('Confirm your subscription')}</h1>
      <Note sentences={note ? [note] : []} />
      {confirmed ? (
        <p>{say('The next newsletter comes to {email}.', { email })}</p>
      ) : (
        <>
          <p>{say('The newsletter would come to {email}. Until you confirm it, nothing is sent.', { email })}</p>
          <form action="/api/newsletter/confirm" method="post">
            <input type="hidden" name={LINK_PARAMETER} value={token} />
            <Button type="submit">{say('Confirm the subscription')}</Button>
          </form>
        </>
      )}
      {confirmed ? <Preferences subscription={subscription} token={token} /> : null}
    </main>
  )
}

/** The page on which a subscriber chooses topics or unsubscribes. */
export function PreferencesView({ subscription, token, note }: SubscriptionProps) {
  const { state, subscribedEmail: email } = subscription
  return (
    <main id="content" className={`page-width stack ${styles.page}`}>
      <h1>{state === 'unsubscribed' ? say('You have unsubscribed') : say('Your newsletter')}</h1>
      <Note sentences={note ? [note] : []} />
      {state === 'unsubscribed' ? (
        <p>
          {say('Nothing further is sent to {email}. Should you want it back,', { email })}{' '}
          <a href="/newsletter">{say('subscribe again')}</a>
          {say('.')}
        </p>
      ) : (
        <>
          <p>
            {state === 'pending'
              ? say('Not confirmed yet: {email}.', { email })
              : say('It comes to {email}.', { email })}
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
      <form className={`stack-5 ${styles.topics}`} action="/api/newsletter/preferences" method="post">
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <fieldset>
          <legend>{say('Topics')}</legend>
          {Object.entries(newsletterTopics).map(([value, label]) => (
            <p key={value} className={`stack-3 ${styles.topic}`}>
              <input
                id={`topic-${value}`}
                type="checkbox"
                name="topics"
                value={value}
                defaultChecked={topics.length === 0 || topics.some((topic) => topic === value)}
              />
              <label htmlFor={`topic-${value}`}>{say(label)}</label>
            </p>
          ))}
        </fieldset>
        <Button type="submit">{say('Save the topics')}</Button>
      </form>
      <form action="/api/newsletter/unsubscribe" method="post">
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <Button type="submit" tone="quiet">
          {say('Unsubscribe from everything')}
        </Button>
      </form>
    </>
  )
}
