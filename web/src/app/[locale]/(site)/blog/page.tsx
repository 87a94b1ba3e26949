import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readPage } from '@/content/readers/pages'
import { readLatestPosts } from '@/content/readers/posts'
import { BlogView } from '@/features/blog/blog-view'

const PATH = '/blog'
const POSTS = 100

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(PATH)
  return page ? { title: page.title, description: page.description, alternates: { canonical: PATH } } : {}
}

export default async function Page() {
  const [page, posts] = await Promise.all([readPage(PATH), readLatestPosts(POSTS)])
  if (!page) notFound()
  return <BlogView page={page} posts={posts} />
}
