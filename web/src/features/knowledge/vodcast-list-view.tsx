import type { ExternalAddress, Page } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { formatClock, formatDuration } from '@/ui/date/format-duration'
import { SearchField } from '@/ui/field/search-field'
import { SelectField } from '@/ui/field/select-field'
import { Hero } from '@/ui/hero/hero'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { Monogram } from '@/ui/person/monogram'
import { say, sayName, sayNames } from '@/words/say'
import { listAddressOf } from '../lists/address'
import filters from '../lists/filters.module.css'
import { MarkedText } from '../lists/find-words'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import { anchorOf, type FoundVodcast, type FoundVodcasts, KNOWLEDGE_PATH, vodcastHref } from './find-vodcasts'
import styles from './vodcast-list-view.module.css'

interface VodcastListViewProps {
  page: Page
  found: FoundVodcasts
  addresses: readonly ExternalAddress[]
}

/** The list of vodcasts by topic, with a search of their transcripts. */
export function VodcastListView({ page, found, addresses }: VodcastListViewProps) {
  const { items, total, topic, topics, words, notes, seconds } = found
  const isEmpty = total === 0 && words === '' && topic === ''
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${filters.body}`}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <form
              className={`stack-4 ${filters.filters}`}
              action={KNOWLEDGE_PATH}
              aria-label={say('Find a conversation')}
            >
              <SearchField
                label={say('Search all conversations')}
                name="find"
                value={words}
                example={say('carpet area')}
              />
              <SelectField
                label={say('Topic')}
                name="topic"
                value={topic}
                any={say('Any topic')}
                choices={topics.map(({ value, title }) => ({ value, title: sayName(title) }))}
              />
              <Button type="submit">{say('Find')}</Button>
            </form>
            <Note sentences={notes} />
            <p className={`text-l numbers ${filters.count}`}>
              {say('{count} conversations', { count: total })}
              {seconds > 0 ? `, ${say('{time} in all', { time: formatDuration(seconds) })}` : ''}
              {words || topic ? (
                <>
                  {`${say('.')} `}
                  <a href={KNOWLEDGE_PATH}>{say('Show all')}</a>
                </>
              ) : null}
            </p>
            {total === 0 ? (
              <p className={`text-l measure ${filters.nothing}`}>
                {say('No conversation matches. Try a single word or another topic.')}
              </p>
            ) : null}
            <ol>
              {items.map((one) => (
                <Entry key={one.vodcast.slug} found={one} words={words} />
              ))}
            </ol>
            <Pagination
              page={found.page}
              pages={found.pages}
              hrefOf={(page) => listAddressOf(KNOWLEDGE_PATH, { find: words, topic, page })}
            />
          </>
        )}
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

/** Moments that are shown for each vodcast; the others are on its own page. */
const MOMENTS = 3

function Entry({ found: { vodcast, moments }, words }: { found: FoundVodcast; words: string }) {
  const guests = vodcast.speakers.slice(0, 3)
  return (
    <li className={`stack rule-above ${styles.entry}`} data-enter="">
      <div className={`cluster ${styles.faces}`}>
        {guests.map(({ name }) => (
          <Monogram key={name} name={name} />
        ))}
      </div>
      <div className="stack-2">
        <h2 className={styles.title}>
          <a href={vodcastHref(vodcast, words)}>{sayName(vodcast.title)}</a>
        </h2>
        <p className={`meta ${styles.meta}`}>
          {vodcast.publishedOn ? <time dateTime={vodcast.publishedOn}>{formatDate(vodcast.publishedOn)}</time> : null}
          {vodcast.durationSeconds ? <span>{formatDuration(vodcast.durationSeconds)}</span> : null}
          {vodcast.topics.length > 0 ? <span>{sayNames(vodcast.topics)}</span> : null}
        </p>
        {vodcast.summary ? <p className={styles.summary}>{vodcast.summary}</p> : null}
        {moments.length > 0 ? (
          <ul className={styles.moments} aria-label={say('Said in “{title}”', { title: vodcast.title })}>
            {moments.slice(0, MOMENTS).map((moment) => (
              <li key={moment.at}>
                <a href={`${vodcastHref(vodcast, words)}#${anchorOf(moment)}`}>{formatClock(moment.at)}</a>
                <span>
                  {moment.speaker}: <MarkedText text={moment.text} words={words} />
                </span>
              </li>
            ))}
            {moments.length > MOMENTS ? <li>{say('and {count} more', { count: moments.length - MOMENTS })}</li> : null}
          </ul>
        ) : null}
      </div>
    </li>
  )
}
