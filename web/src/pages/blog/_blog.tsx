import { readPage } from '@/content/readers/pages'
import { hasOwnBlog, readBlogAuthors, readBlogCategories, readPosts, withTerms } from '@/content/readers/posts'
import { BLOG_PATH, blogHref, postFilterOf, readBlogQuery } from '@/features/blog/blog-query'
import { BlogView, headingOf } from '@/features/blog/blog-view'
import { entryPicture } from '@/features/blog/post-entry'
import { nearestPageOf } from '@/features/lists/list-page'
import { describePage } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

/** Posts per page. */
const PAGE_SIZE = 12

/** Each state of the list has an address of its own. */
export async function blogRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, list] = await Promise.all([readPage(BLOG_PATH), readList(parameters)])
  if (!page) return movedOrMissing(BLOG_PATH)
  const {
    query,
    pages,
    posts: [first],
  } = list
  leadToExistingPage(BLOG_PATH, parameters, query.page)
  const chosen = query.category ?? query.author
  const part = query.page > 1 ? `, ${say('page {page} of {pages}', { page: query.page, pages })}` : ''
  return {
    head: describePage({
      title: `${chosen ? `${headingOf(page, query)} | ${say('Blog')}` : page.title}${part}`,
      description: chosen ? `${headingOf(page, query)}${part}. ${page.description}` : page.description,
      path: blogHref(query),
      // An outside blog has its own feed.
      ...(hasOwnBlog() ? { feed: 'posts' as const } : {}),
      firstPicture: first ? entryPicture(first) : null,
    }),
    view: <BlogView page={page} {...list} />,
  }
}

async function readList(parameters: RouteQuery) {
  const [categories, authors] = await Promise.all([readBlogCategories(), readBlogAuthors()])
  const { query, ignored } = readBlogQuery(parameters, categories, authors)
  const { items, page, pages, total } = nearestPageOf(await readPosts(postFilterOf(query)), query.page, PAGE_SIZE)
  return {
    query: { ...query, page },
    ignored,
    categories,
    authors,
    total,
    pages,
    posts: await withTerms(items),
  }
}
