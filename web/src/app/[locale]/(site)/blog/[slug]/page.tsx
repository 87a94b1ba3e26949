import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { orFromWhole, orNone } from '@/content/read'
import { readPost, readPostsNear } from '@/content/readers/posts'
import { readDeskFor } from '@/content/readers/services'
import { PostView } from '@/features/blog/post-view'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** Posts to read next. */
const OTHERS = 2

export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const post = await readPost((await params).slug)
  if (!post) return {}
  return describePage({
    title: post.title,
    description: post.excerpt,
    path: `/blog/${post.slug}`,
    type: 'article',
    publishedOn: post.date,
  })
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params
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
  return <PostView post={post} desk={desk} others={others} />
}
