import type { ListedPost } from '@/content/readers/posts'
import { formatDate } from '@/ui/date/format-date'
import { TextLink } from '@/ui/link/text-link'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { sayName } from '@/words/say'
import styles from './post-entry.module.css'

interface PostEntryProps {
  post: ListedPost
  /** Loads the picture early; set on the first entry of a page. */
  priority?: boolean
  /** Level of the title, one below the heading of the list. */
  level?: 'h2' | 'h3'
}

/** The picture of a post in a list. */
export function entryPicture({ picture }: ListedPost): ShownPicture | null {
  return picture && { picture, sizes: `${minWidth.xl} 45vw, 100vw`, maxWidth: 900 }
}

/** A post in a list: picture, date, category, author, title and excerpt. */
export function PostEntry({ post, priority = false, level: Title = 'h2' }: PostEntryProps) {
  const {
    author,
    categories: [category],
  } = post
  const shown = entryPicture(post)
  return (
    <article className={`stack-2 ${styles.entry}`}>
      {shown ? <ResponsivePicture {...shown} priority={priority} alt="" className={styles.picture} /> : null}
      <p className="meta numbers">
        <time dateTime={post.publishedAt}>{formatDate(post.date)}</time>
        {category ? <span>{sayName(category.name)}</span> : null}
        {author ? <span>{author.name}</span> : null}
      </p>
      <Title className={styles.title}>
        <TextLink link={{ href: post.href, external: !post.href.startsWith('/') }}>{post.title}</TextLink>
      </Title>
      {post.excerpt ? <p className={styles.excerpt}>{post.excerpt}</p> : null}
    </article>
  )
}
