import type { FullPost, ListedPost } from '@/content/readers/posts'
import type { ServiceDesk } from '@/content/readers/services'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Course } from '@/ui/course/course'
import { formatDate } from '@/ui/date/format-date'
import { Facts } from '@/ui/facts/facts'
import { Fold } from '@/ui/fold/fold'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Section } from '@/ui/section/section'
import { PAGE_SIZES } from '@/ui/styles/breakpoints'
import { keepHtmlTogether } from '@/ui/text/keep-together'
import { say } from '@/words/say'
import { AskService } from '../services/ask-service'
import { blogHref } from './blog-query'
import { PostEntry } from './post-entry'
import { type PostPart, withParts } from './post-parts'
import { withPictureSizes } from './post-pictures'
import styles from './post-view.module.css'

interface PostViewProps {
  post: FullPost
  /** The service, and its contact, that the post is about. */
  desk: ServiceDesk | null
  /** Posts to read next. */
  others: readonly ListedPost[]
}

/** The picture below the heading of a post. */
export function postPicture({ picture }: FullPost): ShownPicture | null {
  return picture && { picture, sizes: PAGE_SIZES }
}

/** A post: one text column of a comfortable width, with author, date and its parts beside it. */
export function PostView({ post, desk, others }: PostViewProps) {
  const { html, parts } = withParts(post.content)
  const shown = postPicture(post)
  return (
    <main id="content">
      <article className={`page-width stack-7 ${styles.post}`}>
        <header className={`stack-5 ${styles.head}`}>
          <Breadcrumbs trail={postTrail(post)} />
          <h1 className={styles.title}>{post.title}</h1>
          {post.excerpt ? <p className={`text-l soft ${styles.lead}`}>{post.excerpt}</p> : null}
        </header>
        {shown ? <ResponsivePicture {...shown} priority className={styles.picture} /> : null}
        <aside className={`stack-5 text-s ${styles.about}`} aria-label={say('About this post')}>
          <Facts facts={factsOf(post)} />
          <Contents parts={parts} />
        </aside>
        {/* Sanitised by content/post-text.ts when it was read. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a post is HTML */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: keepHtmlTogether(withPictureSizes(html)) }} />
      </article>
      {desk ? <AskService desk={desk} tone="course" /> : null}
      {others.length > 0 ? (
        <Section heading={say('Read next')} tone={desk ? 'ground' : 'course'}>
          <Ashlar perCourse={2} joint="open" label={say('Read next')}>
            {others.map((other) => (
              <PostEntry key={other.slug} post={other} level="h3" />
            ))}
          </Ashlar>
        </Section>
      ) : null}
    </main>
  )
}

/** The parts as stones: as wide as their text is long, and as high where they stand beside it. */
function Contents({ parts }: { parts: readonly PostPart[] }) {
  if (parts.length < 2) return null
  return (
    <Fold summary={say('In this post')} className={styles.contents}>
      <Course
        label={say('In this post')}
        stones={parts.map(({ id, heading, length }) => ({ label: heading, href: `#${id}`, size: length }))}
      />
    </Fold>
  )
}

/** The breadcrumb of a post. */
export function postTrail({ categories: [category] }: FullPost): { label: string; href: string }[] {
  const blog = { label: say('Blog'), href: '/blog' }
  return category ? [blog, { label: category.name, href: blogHref({ category, author: null, page: 1 }) }] : [blog]
}

function factsOf({ author, date, readingMinutes }: FullPost) {
  const known = [
    { label: say('Published'), value: <time dateTime={date}>{formatDate(date)}</time> },
    { label: say('Reading'), value: say('{count} minutes', { count: readingMinutes }) },
  ]
  if (!author) return known
  return [
    { label: say('Written by'), value: <a href={blogHref({ category: null, author, page: 1 })}>{author.name}</a> },
    ...known,
  ]
}
