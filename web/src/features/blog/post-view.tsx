import type { FullPost } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { Picture } from '@/ui/picture/picture'
import styles from './post-view.module.css'

/** A post, set for reading. */
export function PostView({ post }: { post: FullPost }) {
  return (
    <main id="content">
      <article className={`page-width ${styles.post}`}>
        <header className={styles.head}>
          <p className={styles.meta}>
            <a href="/blog">Blog</a>
            <time dateTime={post.date}>{formatDate(post.date)}</time>
          </p>
          <h1 className={styles.title}>{post.title}</h1>
          {post.excerpt ? <p className={styles.lead}>{post.excerpt}</p> : null}
        </header>
        {post.picture ? (
          <Picture picture={post.picture} sizes="(width >= 94rem) 90rem, 100vw" priority className={styles.picture} />
        ) : null}
        {/* Cleaned at the door by content/rich-text.ts. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a post is HTML */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: post.content }} />
      </article>
    </main>
  )
}
