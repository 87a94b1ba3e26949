import { orFromWhole, orNone } from '@/content/read'
import { readPost, readPostsNear } from '@/content/readers/posts'
import { readDeskFor } from '@/content/readers/services'
import { PostView } from '@/features/blog/post-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

/** Posts to read next. */
const OTHERS = 2

export async function postRoute(slug: string): Promise<RoutedPage> {
  const post = await readPost(slug)
  if (!post) return movedOrMissing(`/blog/${slug}`)
  const [category] = post.categories
  const [desk, near] = await Promise.all([
    orFromWhole(
      () => readDeskFor(post.categories.map(({ name }) => name)),
      async () => null,
    ),
    orNone(() => readPostsNear(category ? { category: category.id } : null, OTHERS + 1)),
  ])
  const others = near.filter(({ slug }) => slug !== post.slug).slice(0, OTHERS)
  return {
    head: describePage({
      title: post.title,
      description: post.excerpt,
      path: `/blog/${post.slug}`,
      type: 'article',
      publishedOn: post.date,
    }),
    view: <PostView post={post} desk={desk} others={others} />,
  }
}
