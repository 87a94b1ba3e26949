import type { Page, PostAuthor } from '@ashlar/contract'
import type { BlogCategory, ListedPost } from '@/content/readers/posts'
import { Course } from '@/ui/course/course'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say, sayName } from '@/words/say'
import { NothingYet } from '../lists/nothing-yet'
import { type BlogQuery, blogHref } from './blog-query'
import styles from './blog-view.module.css'
import { PostEntry } from './post-entry'

interface BlogViewProps {
  page: Page
  query: BlogQuery
  /** Messages about ignored parts of the address. */
  ignored: readonly string[]
  /** Number of posts in the whole list. */
  total: number
  pages: number
  posts: readonly ListedPost[]
  categories: readonly BlogCategory[]
  authors: readonly PostAuthor[]
}

/** Posts, the newest first: all of them, those of one category, or those of one author. */
export function BlogView({ page, query, ignored, total, pages, posts, categories, authors }: BlogViewProps) {
  const chosen = query.category ?? query.author
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <header className="stack-4">
        <h1>{headingOf(page, query)}</h1>
        {page.lead && !chosen ? <p className={`text-l soft ${styles.lead}`}>{page.lead}</p> : null}
        <Choices query={query} categories={categories} authors={authors} />
      </header>
      <Note sentences={ignored} />
      {total > 0 ? <p className="caption numbers">{say('{count} posts', { count: total })}</p> : null}
      {posts.length > 0 ? (
        <ul className={styles.posts}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostEntry post={post} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingYet />
      )}
      <Pagination page={query.page} pages={pages} hrefOf={(number) => blogHref({ ...query, page: number })} />
    </main>
  )
}

/** The heading of the list: the page's own, or the chosen category or author. */
export function headingOf(page: Pick<Page, 'heading'>, { category, author }: BlogQuery): string {
  if (category) return sayName(category.name)
  return author ? say('Posts by {name}', { name: author.name }) : page.heading
}

function Choices({ query, categories, authors }: Pick<BlogViewProps, 'query' | 'categories' | 'authors'>) {
  const all: BlogQuery = { category: null, author: null, page: 1 }
  return (
    <div className={`stack-3 ${styles.choices}`}>
      {/* A row of links, each as wide as the number of its posts. */}
      <Course
        label={say('Posts by category')}
        stones={[
          // The narrowest: by its number it would take most of the row.
          { label: say('All posts'), href: blogHref(all), size: 1, current: !query.category && !query.author },
          ...categories.map((category) => ({
            label: sayName(category.name),
            href: blogHref({ ...all, category }),
            size: category.count,
            of: category.count === 1 ? say('post') : say('posts'),
            current: query.category?.id === category.id,
          })),
        ]}
      />
      {authors.length > 0 ? (
        <nav aria-label={say('Posts by author')}>
          <ul className={`cluster quiet ${styles.authors}`}>
            {authors.map((author) => (
              <li key={author.id}>
                <a
                  href={blogHref({ ...all, author })}
                  aria-current={query.author?.id === author.id ? 'page' : undefined}
                >
                  {author.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
