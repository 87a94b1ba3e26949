import type { Page } from '@ashlar/contract'
import type { PostSummary } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { Picture } from '@/ui/picture/picture'
import styles from './blog-view.module.css'

/** Every post, the newest first and largest. */
export function BlogView({ page, posts }: { page: Page; posts: readonly PostSummary[] }) {
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <h1>{page.heading}</h1>
        {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      </header>
      {posts.length > 0 ? (
        <ul className={styles.posts}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <a className={styles.post} href={post.href}>
                {post.picture ? (
                  <Picture
                    picture={post.picture}
                    sizes="(width >= 64rem) 45vw, 100vw"
                    priority={index === 0}
                    alt=""
                    className={styles.picture}
                  />
                ) : null}
                <time className={styles.date} dateTime={post.date}>
                  {formatDate(post.date)}
                </time>
                <span className={styles.title}>{post.title}</span>
                <span className={styles.excerpt}>{post.excerpt}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>There are no posts yet.</p>
      )}
    </main>
  )
}
