import 'server-only'
import {
  MalformedAnswer,
  type Parsed,
  type Post,
  type PostAuthor,
  parseList,
  post,
  postAuthor,
  postCategory,
  type ReadCall,
  reads,
} from '@ashlar/contract'
import { decodeHTML } from 'entities'
import { env } from '@/config/env'
import { ContentUnavailable } from '../errors'
import type { ListPage } from '../halves'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, orFromWhole, readCountedPosts, readPosts } from '../read'
import { cleanRichText } from '../rich-text'

/** Of WordPress's lists, as many at once as it gives; the reader goes on to the end. */
const ALL = { per_page: '100' } as const

/** Whether posts are read on this site; with an outside blog they are read there. */
export function hasOwnBlog(): boolean {
  return env().BLOG_URL === undefined
}

export interface PostSummary {
  slug: string
  /** Plain text. */
  title: string
  excerpt: string
  /** ISO date, `2026-09-14`. */
  date: string
  href: string
  picture: Post['picture']
}

/** A post of a list, with who wrote it and what it belongs to. */
export interface ListedPost extends PostSummary {
  author: PostAuthor | null
  categories: readonly BlogCategory[]
}

/**
 * The newest posts of the blogs site; none when it cannot be had.
 *
 * @param count at most 100.
 */
export const readLatestPosts = oncePerAnswer(async (count: number): Promise<readonly PostSummary[]> => {
  try {
    const { records, dropped } = await readPosts(reads.blogPosts, parsePosts, { per_page: `${count}` })
    logDropped('post', dropped)
    return records.slice(0, count).map(summarise)
  } catch (error) {
    if (error instanceof ContentUnavailable) return []
    throw error
  }
})

/** A group of posts and how many there are in it. */
export interface BlogCategory {
  id: number
  slug: string
  name: string
  count: number
}

/** What one list of posts holds: all of them, those of a category, or those of an author. */
export type PostFilter = { category: number } | { author: number } | null

/**
 * Posts for the blog's own list, to its end, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and the list was never read: an empty blog would be untrue.
 */
export async function readPostList(filter: PostFilter): Promise<readonly PostSummary[]> {
  const { records, dropped } = await listOf(filter)
  logDropped('post', dropped)
  return records.map(summarise)
}

/**
 * A page of the blog's list, the newest first. Only pages that exist are asked for.
 *
 * @throws {ContentUnavailable} when the blog is away and neither this page nor the whole list was ever read.
 */
export async function readPostPage(filter: PostFilter, page: number, size: number): Promise<ListPage<ListedPost>> {
  const part = (number: number) =>
    readPostPart(callFor(filter), { ...queryFor(filter), per_page: `${size}`, page: `${number}` })
  return orFromWhole(
    async () => {
      const first = await part(1)
      const pages = Math.max(1, Math.ceil(first.total / size))
      const shown = Math.min(page, pages)
      const { items } = shown === 1 ? first : await part(shown)
      return { items, total: first.total, page: shown, pages }
    },
    async () => {
      const all = await withTerms((await listOf(filter)).records)
      const pages = Math.max(1, Math.ceil(all.length / size))
      const shown = Math.min(page, pages)
      return { items: all.slice((shown - 1) * size, shown * size), total: all.length, page: shown, pages }
    },
  )
}

async function readPostPart(call: ReadCall, query: Record<string, string>) {
  const { total, ...parsed } = await readCountedPosts(call, parsePosts, query)
  logDropped('post', parsed.dropped)
  return { items: await withTerms(parsed.records), total }
}

/** The newest posts of a list, one of which may be the post that is read. */
export async function readPostsNear(filter: PostFilter, count: number): Promise<readonly ListedPost[]> {
  return (await readPostPart(callFor(filter), { ...queryFor(filter), per_page: `${count}`, page: '1' })).items
}

function listOf(filter: PostFilter): Promise<Parsed<Post>> {
  return readPosts(callFor(filter), parsePosts, { ...queryFor(filter), ...ALL })
}

function callFor(filter: PostFilter): ReadCall {
  if (!filter) return reads.blogPosts
  return 'category' in filter ? reads.blogPostsByCategory : reads.personalBlogFeed
}

function queryFor(filter: PostFilter): Record<string, string> {
  if (!filter) return {}
  return 'category' in filter ? { categories: `${filter.category}` } : { author: `${filter.author}` }
}

/** Groups with posts in them, the fullest first. */
export const readBlogCategories = oncePerAnswer(async (): Promise<readonly BlogCategory[]> => {
  const records = await readTerms(reads.blogCategories, (answer) => parseList(postCategory, answer), 'post-category')
  return records
    .filter(({ count }) => count > 0)
    .map(({ id, slug, nameHtml, count }) => ({ id, slug, name: plainText(nameHtml), count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
})

/** Everybody who wrote a post, by name. */
export const readBlogAuthors = oncePerAnswer(async (): Promise<readonly PostAuthor[]> => {
  const records = await readTerms(reads.blogAuthors, (answer) => parseList(postAuthor, answer), 'post-author')
  return records.toSorted((a, b) => a.name.localeCompare(b.name))
})

async function readTerms<T>(call: ReadCall, parse: (answer: unknown) => Parsed<T>, type: string): Promise<T[]> {
  const { records, dropped } = await readPosts(call, (answer) => parse(bare(answer)), ALL)
  logDropped(type, dropped)
  return records
}

export interface FullPost extends ListedPost {
  /** Cleaned HTML. */
  content: string
  /** At a reader's usual pace, at least one. */
  readingMinutes: number
}

const WORDS_A_MINUTE = 220

/**
 * @returns the post, or `null` when the blog has none of that name.
 * @throws {ContentUnavailable} when the blog is away and the post was never read.
 */
export const readPost = oncePerAnswer(async (slug: string): Promise<FullPost | null> => {
  const found = await findPost(slug)
  const [listed] = found ? await withTerms([found]) : []
  if (!found || !listed) return null
  return {
    ...listed,
    content: cleanRichText(found.contentHtml),
    readingMinutes: Math.max(1, Math.round(plainText(found.contentHtml).split(' ').length / WORDS_A_MINUTE)),
  }
})

async function findPost(slug: string): Promise<Post | null> {
  const named = (records: readonly Post[]) => records.find((record) => record.slug === slug) ?? null
  return orFromWhole(
    async () => named((await readPosts(reads.blogPosts, parsePosts, { slug, per_page: '1' }, 'record')).records),
    async () => named((await listOf(null)).records),
  )
}

/**
 * Every post with its text, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and has never been read.
 */
export async function readWholePosts(): Promise<readonly Omit<FullPost, 'readingMinutes'>[]> {
  const { records } = await listOf(null)
  const listed = await withTerms(records)
  return listed.map((one, index) => ({ ...one, content: cleanRichText(records[index]?.contentHtml ?? '') }))
}

/** The same posts with their authors and categories, which come by number. */
async function withTerms(records: readonly Post[]): Promise<ListedPost[]> {
  const [categories, authors] = await Promise.all([readBlogCategories(), readBlogAuthors()])
  return records.map((record) => ({
    ...summarise(record),
    author: authors.find(({ id }) => id === record.author) ?? null,
    categories: categories.filter(({ id }) => record.categories.includes(id)),
  }))
}

/** WordPress answers with a bare array; flattening would take its `data` for Strapi's, so the array is asked for here. */
function parsePosts(answer: unknown): Parsed<Post> {
  return parseList(post, bare(answer))
}

function bare(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) throw new MalformedAnswer('expected a bare list')
  return answer
}

function summarise(record: Post): PostSummary {
  const { BLOG_URL } = env()
  return {
    slug: record.slug,
    title: plainText(record.titleHtml),
    excerpt: plainText(record.excerptHtml),
    date: record.date.slice(0, 10),
    href: BLOG_URL && record.link ? record.link : `/blog/${record.slug}`,
    picture: ownPicture(record.picture),
  }
}

/** Titles and excerpts come as HTML with entities; cards show text. */
export function plainText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/[ \t\n\r]+/g, ' ')
    .trim()
}
