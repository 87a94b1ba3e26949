import { type FollowsView, LINK_PARAMETER } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import { say } from '@/words/say'
import type { Opened } from '../signed-links/read-by-link'
import styles from './follows-view.module.css'

/** One thing that somebody follows. */
export interface ShownFollow {
  id: number
  /** Its address, in English. */
  address: string
  title: string
}

type FollowedPagesProps = Opened<FollowsView> & { follows: readonly ShownFollow[] }

/**
 * All that an address follows, opened from a mail. Opening it changes nothing, because mail scanners open links too.
 */
export function FollowedPages({ view, follows, token, note }: FollowedPagesProps) {
  const { state, subscribedEmail: email } = view
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <h1>{HEADINGS[state]()}</h1>
      <Note sentences={note ? [note] : []} />
      {state === 'unsubscribed' ? (
        <p>{say('Nothing further is sent to {email}. The address is erased within the hour.', { email })}</p>
      ) : (
        <>
          <p>
            {state === 'pending'
              ? say('Mails would come to {email}. Until you confirm it, nothing is sent.', { email })
              : say('Mails come to {email} when something changes, once a day at most.', { email })}
          </p>
          {state === 'pending' ? (
            <Press action="confirm" token={token}>
              {say('Confirm the address')}
            </Press>
          ) : null}
          <ul className={styles.follows}>
            {follows.map(({ id, address, title }) => (
              <li key={id}>
                <a href={address}>{title}</a>
                <Press action="end" token={token} of={`${say('End')}: ${title}`} quiet>
                  <input type="hidden" name="follow" value={id} />
                  {say('End')}
                </Press>
              </li>
            ))}
          </ul>
          <Press action="end-all" token={token} quiet>
            {say('End everything and erase the address')}
          </Press>
          {state === 'confirmed' ? <ShownToDesk shown={view.shown} token={token} /> : null}
        </>
      )}
    </main>
  )
}

const HEADINGS = {
  pending: () => say('Confirm what you follow'),
  confirmed: () => say('What you follow'),
  unsubscribed: () => say('You follow nothing any more'),
} as const

function ShownToDesk({ shown, token }: { shown: boolean; token: string }) {
  return (
    <section className="stack-3" aria-labelledby="shown">
      <h2 id="shown">{say('Who sees it')}</h2>
      <p>
        {shown
          ? say('Our advisers see your address and what you follow, so that they can help you.')
          : say('Our advisers see how many people follow something, but not who.')}
      </p>
      <Press action={shown ? 'hide' : 'show'} token={token} quiet>
        {shown ? say('Hide it from the advisers') : say('Let the advisers see it')}
      </Press>
    </section>
  )
}

interface PressProps {
  /** The last part of the address that it posts to. */
  action: string
  token: string
  /** The name of the button where its words alone do not say enough. */
  of?: string
  quiet?: boolean
  children: ReactNode
}

/** A change by one press. */
function Press({ action, token, of, quiet = false, children }: PressProps) {
  return (
    <form action={`/api/follows/${action}`} method="post">
      <input type="hidden" name={LINK_PARAMETER} value={token} />
      <Button type="submit" tone={quiet ? 'quiet' : 'action'} aria-label={of}>
        {children}
      </Button>
    </form>
  )
}
