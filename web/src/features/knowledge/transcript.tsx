import type { Vodcast } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatClock } from '@/ui/date/format-duration'
import { SearchField } from '@/ui/field/search-field'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { MarkedText } from '../lists/find-words'
import { anchorOf, momentsOf, vodcastHref } from './find-vodcasts'
import styles from './transcript.module.css'

/** The transcript under the titles of its chapters. Each moment has an anchor; search results are marked and listed. */
export function Transcript({ vodcast, words }: { vodcast: Vodcast; words: string }) {
  if (vodcast.transcript.length === 0) return null
  const found = momentsOf(vodcast, words)
  return (
    <Section heading={say('Transcript')} id="transcript" lead={say('Each time links to that moment in the film.')}>
      <form
        className={`stack-3 screen-only ${styles.find}`}
        action={`${vodcastHref(vodcast)}#transcript`}
        aria-label={say('Search')}
      >
        <SearchField label={say('Search this transcript')} name="find" value={words} />
        <Button type="submit">{say('Find')}</Button>
      </form>
      {words ? (
        <p className={`cluster ${styles.found}`} role="status">
          {say('{count} moments with “{words}”', { count: found.length, words })}
          {found.map((moment) => (
            <a key={moment.at} href={`#${anchorOf(moment)}`}>
              {formatClock(moment.at)}
            </a>
          ))}
          <a href={`${vodcastHref(vodcast)}#transcript`}>{say('Clear')}</a>
        </p>
      ) : null}
      {chaptersOf(vodcast).map(({ title, at, moments }) => (
        <section key={at} className={styles.chapter}>
          {title ? <h3 className={styles.title}>{title}</h3> : null}
          <ol>
            {moments.map((moment) => (
              <li key={moment.at} className={styles.moment} id={anchorOf(moment)}>
                <a className={`caption semibold numbers ${styles.clock}`} href={`#${anchorOf(moment)}`}>
                  {formatClock(moment.at)}
                </a>
                <p>
                  {moment.speaker ? (
                    <strong className={`text-s bold ${styles.speaker}`}>{moment.speaker}</strong>
                  ) : null}{' '}
                  <MarkedText text={moment.text} words={words} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Section>
  )
}

interface Chapter {
  title: string
  at: number
  moments: Vodcast['transcript']
}

/**
 * The transcript by chapters. A chapter without words is left out, and moments of the same second are merged, because
 * their anchors would be equal.
 */
function chaptersOf({ chapters, transcript }: Vodcast): Chapter[] {
  const starts = [...chapters].sort((a, b) => a.at - b.at)
  const moments = transcript.filter(({ at }, index) => transcript.findIndex((other) => other.at === at) === index)
  const parts = starts.map((chapter, index) => {
    const end = starts[index + 1]?.at ?? Number.POSITIVE_INFINITY
    return { ...chapter, moments: moments.filter(({ at }) => at >= chapter.at && at < end) }
  })
  const before = moments.filter(({ at }) => at < (starts[0]?.at ?? Number.POSITIVE_INFINITY))
  return [{ title: '', at: -1, moments: before }, ...parts].filter((part) => part.moments.length > 0)
}
