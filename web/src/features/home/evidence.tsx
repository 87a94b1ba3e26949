import type { ResearchReport } from '@ashlar/contract'
import type { PostSummary } from '@/content/readers/posts'
import { ChartDrawing } from '@/ui/chart/chart'
import { formatDate } from '@/ui/date/format-date'
import { Figures } from '@/ui/figures/figures'
import { TextLink } from '@/ui/link/text-link'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { coverChartOf } from '../research/cover-chart'
import styles from './evidence.module.css'
import type { Head } from './heads'

const REPORTS = '/insights/research-reports'
const FIGURES = 4
const BLOG = '/blog'

/** A chart of the newest report, and one figure from each of the newest, with a link to the report. */
export function Evidence({ head, reports }: { head: Head; reports: readonly ResearchReport[] }) {
  const [newest] = reports
  const chart = newest && coverChartOf(newest)
  const figures = reports.flatMap(({ pullFigure, title, publishedOn, slug }) =>
    pullFigure ? [{ ...pullFigure, source: `${title}, ${formatDate(publishedOn)}`, href: `${REPORTS}/${slug}` }] : [],
  )
  if (figures.length === 0) return null
  return (
    <Section {...head} tone="deep" more={{ href: REPORTS, label: say('All reports'), external: false }}>
      <div className={styles.evidence}>
        {chart ? <ChartDrawing chart={chart} /> : null}
        <Figures figures={figures.slice(0, FIGURES)} />
      </div>
    </Section>
  )
}

/** Recent posts of the blog. An outside one is listed there. */
export function Posts({ head, posts }: { head: Head; posts: readonly PostSummary[] }) {
  const [newest] = posts
  if (!newest) return null
  const all = { href: BLOG, label: say('All posts'), external: false }
  return (
    <Section {...head} more={newest.href.startsWith('/') ? all : undefined}>
      <ul className="rule-below">
        {posts.map((post) => (
          <li key={post.slug} className={`rule-above ${styles.entry}`}>
            {post.picture ? (
              <ResponsivePicture
                picture={post.picture}
                sizes="9rem"
                maxWidth={192}
                alt=""
                className={`cover ${styles.picture}`}
              />
            ) : null}
            <div className="stack-1 at-top">
              <time className="caption numbers" dateTime={post.publishedAt}>
                {formatDate(post.date)}
              </time>
              <h3 className={`quiet text-l semibold ${styles.title}`}>
                <TextLink link={{ href: post.href, external: !post.href.startsWith('/') }}>{post.title}</TextLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
