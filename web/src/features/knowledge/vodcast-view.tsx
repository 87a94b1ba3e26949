import type { ResearchReport, ServicePage, Vodcast } from '@ashlar/contract'
import type { PlayableFilm } from '@/content/readers/films'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { formatDate } from '@/ui/date/format-date'
import { formatClock, formatDuration } from '@/ui/date/format-duration'
import { FilmPoster } from '@/ui/film/film-poster'
import { Person } from '@/ui/person/person'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import { say, sayName, sayNames } from '@/words/say'
import { captionsHref } from './captions'
import { anchorOf, KNOWLEDGE_PATH } from './find-vodcasts'
import { Transcript } from './transcript'
import styles from './vodcast-view.module.css'

/** The breadcrumb of a vodcast. */
export const VODCAST_TRAIL = [{ label: 'Knowledge Exchange', href: KNOWLEDGE_PATH }]

interface VodcastViewProps {
  vodcast: Vodcast
  film: PlayableFilm | null
  /** Words searched in the transcript; empty for none. */
  words: string
  reports: readonly ResearchReport[]
  services: readonly ServicePage[]
}

/** A vodcast: film, chapters, speakers, key points and transcript. */
export function VodcastView({ vodcast, film, words, reports, services }: VodcastViewProps) {
  return (
    <main id="content">
      <article>
        <header className={`on-deep stack-6 ${styles.head}`}>
          <div className="page-width stack-4">
            <Breadcrumbs trail={VODCAST_TRAIL} />
            <h1 className={styles.title}>{sayName(vodcast.title)}</h1>
            <p className={`cluster ${styles.meta}`}>
              {vodcast.publishedOn ? (
                <time dateTime={vodcast.publishedOn}>{formatDate(vodcast.publishedOn)}</time>
              ) : null}
              {vodcast.durationSeconds ? <span>{formatDuration(vodcast.durationSeconds)}</span> : null}
              {vodcast.topics.length > 0 ? <span>{sayNames(vodcast.topics)}</span> : null}
            </p>
            {vodcast.summary ? <p className={`text-l soft ${styles.summary}`}>{vodcast.summary}</p> : null}
          </div>
          <Player vodcast={vodcast} film={film} />
        </header>
        {vodcast.takeaways.length > 0 ? (
          <Section heading={say('Key points')} tone="course" id="takeaways">
            <ol className={styles.takeaways}>
              {vodcast.takeaways.map((takeaway) => (
                <li key={takeaway}>{takeaway}</li>
              ))}
            </ol>
          </Section>
        ) : null}
        {vodcast.speakers.length > 0 ? (
          <Section heading={say('Speakers')} id="speakers">
            <ul className={styles.speakers}>
              {vodcast.speakers.map(({ name, role }) => (
                <li key={name}>
                  <Person name={name} role={role} nameAs="h3" />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <Transcript vodcast={vodcast} words={words} />
      </article>
      <Related reports={reports} services={services} />
    </main>
  )
}

/** Without script, a chapter links to its words; with script and a film, it plays from there. */
function Player({ vodcast, film }: { vodcast: Vodcast; film: PlayableFilm | null }) {
  return (
    <div className={`page-width ${styles.player}`} data-film-scope="">
      {film ? (
        <div>
          <FilmPoster
            title={vodcast.title}
            poster={film.poster}
            href={film.href}
            player={film.player}
            captions={film.captions ?? (vodcast.transcript.length > 0 ? captionsHref(vodcast) : null)}
            sizes={`${minWidth.xl} 60vw, 100vw`}
          />
          {film.description ? <p className={`caption ${styles.description}`}>{film.description}</p> : null}
        </div>
      ) : null}
      {vodcast.chapters.length > 0 ? (
        <nav className={styles.chapters} aria-label={say('Chapters')}>
          <ol style={{ gridTemplateRows: rowsOf(vodcast) }}>
            {vodcast.chapters.map((chapter) => (
              <li key={chapter.at}>
                <a href={`#${anchorOf(chapter)}`} data-film-at={film ? chapter.at : undefined}>
                  <span className={`bold numbers ${styles.clock}`}>{formatClock(chapter.at)}</span>
                  <span>{chapter.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </div>
  )
}

/** Beside the film, each chapter is as high as it is long. */
function rowsOf({ chapters, durationSeconds }: Vodcast): string {
  const ends = [...chapters.slice(1).map(({ at }) => at), durationSeconds ?? 0]
  return chapters.map(({ at }, index) => `minmax(min-content, ${Math.max(1, (ends[index] ?? 0) - at)}fr)`).join(' ')
}

function Related({ reports, services }: Pick<VodcastViewProps, 'reports' | 'services'>) {
  if (reports.length === 0 && services.length === 0) return null
  return (
    <Section heading={say('Related reading')} tone="course" id="related">
      <ul className={styles.related}>
        {services.map(({ slug, path, title, promise }) => (
          <li key={slug}>
            <a href={path}>{sayName(title)}</a>
            <p>{promise}</p>
          </li>
        ))}
        {reports.map(({ slug, title, subtitle, summary }) => (
          <li key={slug}>
            <a href={`/insights/research-reports/${slug}`}>{title}</a>
            <p>{subtitle || summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
