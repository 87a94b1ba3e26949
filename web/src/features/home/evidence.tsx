import type { ResearchReport } from '@ashlar/contract'
import type { PostSummary } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { Figures } from '@/ui/figures/figures'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { Cover } from '../research/cover'
import styles from './evidence.module.css'
import type { Head } from './heads'

const REPORTS = '/insights/research-reports'
const FIGURES = 4
/** Reports listed beside the newest one. */
const MORE_REPORTS = 2

/** One figure from each of the newest reports, with a link to the report. */
export function Evidence({ head, reports }: { head: Head; reports: readonly ResearchReport[] }) {
  const figures = reports.flatMap(({ pullFigure, title, publishedOn, slug }) =>
    pullFigure ? [{ ...pullFigure, source: `${title}, ${formatDate(publishedOn)}`, href: `${REPORTS}/${slug}` }] : [],
  )
  if (figures.length === 0) return null
  return (
    <Section {...head} tone="deep">
      <Figures figures={figures.slice(0, FIGURES)} />
    </Section>
  )
}

interface InsightsProps {
  head: Head
  reports: readonly ResearchReport[]
  posts: readonly PostSummary[]
}

/** The newest report with its cover, the reports before it, and recent posts. */
export function Insights({ head, reports, posts }: InsightsProps) {
  const [newest, ...older] = reports
  if (!newest && posts.length === 0) return null
  return (
    <Section {...head} more={{ href: REPORTS, label: say('All reports'), external: false }}>
      <div className={styles.insights}>
        {newest ? <Newest report={newest} /> : null}
        {older.length + posts.length > 0 ? (
          <ul>
            {older.slice(0, MORE_REPORTS).map((report) => (
              <li key={report.slug} className={`stack-1 at-top rule-above ${styles.entry}`} data-enter="">
                <p className="meta numbers">
                  <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
                  {[report.industry, report.city].filter(Boolean).map((word) => (
                    <span key={word}>{sayName(word)}</span>
                  ))}
                </p>
                <h3 className={`quiet text-l semibold ${styles.title}`}>
                  <a href={`${REPORTS}/${report.slug}`}>{report.title}</a>
                </h3>
              </li>
            ))}
            {posts.map((post) => (
              <PostEntry key={post.slug} post={post} />
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  )
}

function Newest({ report }: { report: ResearchReport }) {
  return (
    <article className={`stack-5 ${styles.newest}`} data-enter="">
      <div>
        <Cover title={report.title} tone={report.coverTone} motif={report.coverMotif} />
      </div>
      <div className="stack-3">
        <p className="meta numbers">
          <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
          {[report.industry, report.city].filter(Boolean).map((word) => (
            <span key={word}>{sayName(word)}</span>
          ))}
        </p>
        <h3 className={`quiet ${styles.newestTitle}`}>
          <a href={`${REPORTS}/${report.slug}`}>{report.title}</a>
        </h3>
        <p className="soft measure">{report.summary}</p>
      </div>
    </article>
  )
}

function PostEntry({ post }: { post: PostSummary }) {
  return (
    <li className={`stack-1 at-top rule-above ${styles.entry}`} data-enter="">
      <p className="meta numbers">
        <span>{say('Blog')}</span>
        <time dateTime={post.publishedAt}>{formatDate(post.date)}</time>
      </p>
      <h3 className={`quiet text-l semibold ${styles.title}`}>
        <TextLink link={{ href: post.href, external: !post.href.startsWith('/') }}>{post.title}</TextLink>
      </h3>
    </li>
  )
}
