import { type Phrase, say, sayName } from '@/words/say'
import { eventsByGroup, minutesOf, type SocietyEvent, shareInText } from './day'
import styles from './society-app.module.css'
import { Window } from './window'

const OPENS = 6 * 60
const CLOSES = 21 * 60
/** Entries of a lane that a narrow screen shows. */
const FIRST = 1
const HOURS: readonly { hour: number; words: Phrase }[] = [
  { hour: 6, words: '6 am' },
  { hour: 9, words: '9 am' },
  { hour: 12, words: '12 pm' },
  { hour: 15, words: '3 pm' },
  { hour: 18, words: '6 pm' },
]

/** A demo of a housing society's day: a timeline above, and the events in three lanes below. */
export function SocietyApp({ events, title }: { events: readonly SocietyEvent[]; title: string }) {
  return (
    <Window title={title} where={say('Today')}>
      <DayLine events={events} />
      <p className={`cluster caption ${styles.legend}`} aria-hidden="true">
        <span>{say('Visits, notices and votes')}</span>
        <span data-urgent="">{say('Repairs and services')}</span>
      </p>
      <div className={styles.lanes}>
        {eventsByGroup(events).map((lane) => (
          <div key={lane.name} className={styles.lane}>
            <p className={`heading-face text-l ${styles.name}`}>{say(lane.name)}</p>
            <ol>
              {lane.events.map((event, index) => (
                <Entry key={`${event.time} ${event.text}`} event={event} aside={index >= FIRST} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Window>
  )
}

interface EntryProps {
  event: SocietyEvent
  aside: boolean
}

function Entry({ event: { time, home, kind, text, status }, aside }: EntryProps) {
  const share = shareInText(status)
  return (
    <li className={styles.entry} data-aside={aside ? '' : undefined}>
      <span className={styles.time}>{sayName(time).replace(' ', '\u00a0')}</span>
      <span className="soft">{[kind, home].filter(Boolean).map(sayName).join(' · ')}</span>
      <strong className={styles.text}>{text}</strong>
      {share === null ? null : (
        <span className={styles.share} aria-hidden="true">
          <span style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
      )}
      {status ? <span className={styles.status}>{sayName(status)}</span> : null}
    </li>
  )
}

/** The same day as a timeline; decoration, because the lanes have all its information. */
function DayLine({ events }: { events: readonly SocietyEvent[] }) {
  const placeOf = (minutes: number) => `${(((minutes - OPENS) / (CLOSES - OPENS)) * 100).toFixed(2)}%`
  return (
    <div className={styles.day} aria-hidden="true">
      {HOURS.map(({ hour, words }) => (
        <span key={hour} className={styles.hour} style={{ insetInlineStart: placeOf(hour * 60) }}>
          {say(words)}
        </span>
      ))}
      {events.map(({ time, text, kind }) => {
        const minutes = minutesOf(time)
        if (minutes === null || minutes < OPENS || minutes > CLOSES) return null
        const urgent = kind === 'Repair' || kind === 'Service'
        return (
          <span
            key={`${time} ${text}`}
            className={styles.mark}
            data-urgent={urgent ? '' : undefined}
            style={{ insetInlineStart: placeOf(minutes) }}
          />
        )
      })}
    </div>
  )
}
