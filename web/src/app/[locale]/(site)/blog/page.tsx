import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readBlogAuthors, readBlogCategories, readPostPage } from '@/content/readers/posts'
import { filterOf, hrefOf, PATH, type Parameters, readBlogQuery } from '@/features/blog/blog-query'
import { BlogView, headingOf } from '@/features/blog/blog-view'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Posts on one page of the list. */
const PAGE_SIZE = 12

/** Each state of the list is an address of its own, read anew; what it is made from is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, pages }] = await Promise.all([readPage(PATH), readList(searchParams)])
  if (!page) return {}
  const chosen = query.category ?? query.author
  const part = query.page > 1 ? `, page ${query.page} of ${pages}` : ''
  return describePage({
    title: `${chosen ? `${headingOf(page, query)} | Blog` : page.title}${part}`,
    description: chosen ? `${headingOf(page, query)}${part}. ${page.description}` : page.description,
    path: hrefOf(query),
  })
}

export default async function Page({ searchParams }: PageProps) {
  const [page, list] = await Promise.all([readPage(PATH), readList(searchParams)])
  if (!page) return movedOrMissing(PATH)
  return <BlogView page={page} {...list} />
}

async function readList(searchParams: PageProps['searchParams']) {
  const [parameters, categories, authors] = await Promise.all([searchParams, readBlogCategories(), readBlogAuthors()])
  const { query, ignored } = readBlogQuery(parameters, categories, authors)
  const { items, page, pages, total } = await readPostPage(filterOf(query), query.page, PAGE_SIZE)
  return {
    query: { ...query, page },
    ignored,
    categories,
    authors,
    total,
    pages,
    posts: items,
  }
}
