import { say } from '@/words/say'
import { FollowFields } from '../follow-form/follow-form'
import styles from '../newsletter/newsletter-page.module.css'
import { type Flash, isSubscribed } from '../newsletter/outcome'
import type { Subject } from './subject'

interface FollowPageProps {
  subject: Pick<Subject, 'address' | 'title'>
  flash: Flash | null
}

/** The answer to a form to follow something, with the form again when it was refused. */
export function FollowPage({ subject, flash }: FollowPageProps) {
  const stored = flash !== null && isSubscribed(flash.outcome)
  return (
    <main id="content" className={`page-width stack ${styles.page}`}>
      <div className={`stack-4 ${styles.words}`}>
        <h1>{stored ? say('We will write to you') : say('Follow this')}</h1>
        <p className="lead">{subject.title}</p>
        {stored ? (
          <p>
            {say(
              'If we do not know your address yet, a mail is on its way to you: follow the link in it, and it begins. We write when something changes, once a day at most.',
            )}
          </p>
        ) : (
          <p>{say('We write when something changes, once a day at most.')}</p>
        )}
        <p>
          <a href={subject.address}>{say('Back to the page')}</a>
        </p>
      </div>
      {stored ? null : (
        <FollowFields
          of={subject.address}
          email={flash?.email ?? ''}
          message={flash && !isSubscribed(flash.outcome) ? flash.outcome.message : ''}
        />
      )}
    </main>
  )
}
