import type { PressItem } from '@ashlar/contract'
import type { PostSummary } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { TextLink } from '@/ui/link/text-link'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import type { Head } from './heads'
import styles from './news.module.css'

/** Press items that are shown; the rest unfolds. */
const IN_SIGHT = 3

interface NewsProps {
  /** Of the whole; that of the press alone when there are no posts. */
  head: Head
  pressHead: Head
  posts: readonly PostSummary[]
  press: readonly PressItem[]
}

/** Recent posts of the blog, then what the press wrote, a row each. An outside blog has no list here. */
export function News({ head, pressHead, posts, press }: NewsProps) {
  const [newest] = posts
  if (!newest && press.length === 0) return null
  const all = newest?.href.startsWith('/') ? { href: '/blog', label: say('All posts'), external: false } : undefined
  return (
    <Section {...(newest ? head : { ...pressHead, id: head.id })} more={all}>
      <ul>
        {posts.map(({ slug, href, title, date, publishedAt }) => (
          <Row key={slug} href={href} title={title} date={date} at={publishedAt} source={say('Blog')} />
        ))}
      </ul>
      {press.length > 0 ? (
        <section id={pressHead.id} aria-label={pressHead.heading}>
          <Items items={press.slice(0, IN_SIGHT)} />
          <div className={`cluster rule-above ${styles.on}`}>
            {press.length > IN_SIGHT ? (
              <details>
                <summary>{say('{count} more', { count: press.length - IN_SIGHT })}</summary>
                <Items items={press.slice(IN_SIGHT)} />
              </details>
            ) : null}
            <a href="/in-the-news">{say('All coverage')}</a>
          </div>
        </section>
      ) : null}
    </Section>
  )
}

function Items({ items }: { items: readonly PressItem[] }) {
  return (
    <ul>
      {items.map(({ title, publication, date, link }) => (
        <Row key={`${date} ${title}`} href={link} title={title} date={date} at={date} source={publication} />
      ))}
    </ul>
  )
}

interface RowProps {
  href: string
  title: string
  date: string
  at: string
  source: string
}

function Row({ href, title, date, at, source }: RowProps) {
  return (
    <li className={`cluster rule-above ${styles.item}`}>
      <time className="caption" dateTime={at}>
        {formatDate(date)}
      </time>
      <span className="caption">{source}</span>
      <span className={`quiet ${styles.title}`}>
        {href ? <TextLink link={{ href, external: !href.startsWith('/') }}>{title}</TextLink> : title}
      </span>
    </li>
  )
}
