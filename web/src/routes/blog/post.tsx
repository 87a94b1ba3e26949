import { emptyIfUnavailable, wholeListIfUnavailable } from '@/content/read'
import { hasOwnBlog, readPost, readPostsNear } from '@/content/readers/posts'
import { readDeskFor } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { PostView, postTrail } from '@/features/blog/post-view'
import { articleData } from '@/features/structured-data/article-data'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

/** Number of further posts. */
const OTHERS = 2

export async function postRoute(slug: string): Promise<RoutedPage> {
  const [post, settings] = await Promise.all([readPost(slug), readSettings()])
  if (!post) return movedOrMissing(`/blog/${slug}`)
  const [category] = post.categories
  const [desk, near] = await Promise.all([
    wholeListIfUnavailable(
      () => readDeskFor(post.categories.map(({ name }) => name)),
      async () => null,
    ),
    emptyIfUnavailable(() => readPostsNear(category ? { category: category.id } : null, OTHERS + 1)),
  ])
  const others = near.filter(({ slug }) => slug !== post.slug).slice(0, OTHERS)
  const path = `/blog/${post.slug}`
  return {
    head: describePage({
      title: post.title,
      description: post.excerpt,
      path,
      type: 'article',
      ...(hasOwnBlog() ? { feed: 'posts' as const } : {}),
      original: post.original,
      publishedOn: post.publishedAt,
      // An outside blog describes its posts itself, and a post without a text is no article.
      data: [
        ...(post.original || !post.content ? [] : [articleData(post, settings)]),
        breadcrumbData(postTrail(post), post.title),
      ],
    }),
    view: <PostView post={post} desk={desk} others={others} />,
  }
}
