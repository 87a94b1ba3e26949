import type { Opening } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say, sayName, sayNames } from '@/words/say'
import styles from './opening-list.module.css'

/** A list of openings: title, place, salary and closing date. */
export function OpeningList({ openings, label }: { openings: readonly Opening[]; label: string }) {
  return (
    <ul className="rule-below" aria-label={label}>
      {openings.map((opening) => (
        <li key={opening.slug} className={`${wholeLinkPlace} ${styles.opening}`}>
          <div className={`stack-1 at-top ${styles.words}`}>
            <h3>
              <WholeLink href={`/careers/${opening.slug}`}>{opening.title}</WholeLink>
            </h3>
            {opening.summary ? <p className={styles.summary}>{opening.summary}</p> : null}
          </div>
          <p className={styles.place}>
            <strong>{sayNames(opening.cities) || say('Location on request')}</strong>
            {opening.department ? <span>{sayName(opening.department)}</span> : null}
          </p>
          <p className={styles.terms}>
            {opening.salaryBand ? <strong>{opening.salaryBand}</strong> : null}
            {termsOf(opening) ? <span>{termsOf(opening)}</span> : null}
            {opening.closesOn ? (
              <span className={styles.closes}>
                {say('Closes')} <time dateTime={opening.closesOn}>{formatDate(opening.closesOn)}</time>
              </span>
            ) : (
              <span>{say('Open until filled')}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function termsOf({ jobType, experience }: Opening): string {
  const kind = sayName(jobType)
  const within = kind ? experience.charAt(0).toLowerCase() + experience.slice(1) : experience
  return [kind, within].filter(Boolean).join(', ')
}
