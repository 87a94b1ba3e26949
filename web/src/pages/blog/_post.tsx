import { nullIfUnavailable } from '@/content/read'
import { hasOwnBlog, readPost, readPosts, withTerms } from '@/content/readers/posts'
import { readDeskFor } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { PostView, postPicture, postTrail } from '@/features/blog/post-view'
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
    nullIfUnavailable(() => readDeskFor(post.categories.map(({ name }) => name))),
    readPosts(category ? { category: category.id } : null),
  ])
  const others = await withTerms(near.filter(({ slug }) => slug !== post.slug).slice(0, OTHERS))
  const path = `/blog/${post.slug}`
  return {
    head: describePage({
      title: post.title,
      description: post.excerpt,
      sharing: post.sharing,
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
      firstPicture: postPicture(post),
    }),
    view: <PostView post={post} desk={desk} others={others} />,
  }
}
