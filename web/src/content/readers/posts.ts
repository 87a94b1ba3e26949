import { byName } from '@/words/by-name'
import 'server-only'
import {
  type CallQuery,
  decodedAddress,
  MalformedAnswer,
  POST_ADDRESS_FIELDS,
  type Post,
  type PostAddress,
  type PostAuthor,
  parseList,
  post,
  postAddress,
  postAuthor,
  postCategory,
  type ReadCall,
  type RecordSchema,
  reads,
} from '@ashlar/contract'
import { addressesOfRecord, comparedAddress } from '@ashlar/contract/node/wordpress-markup'
import { blogHome } from '@/config/blog-address'
import { env } from '@/config/env'
import type { CachePolicy } from '../kept/newest-or-last-good'
import { ownPicture } from '../media/media'
import type { ListPage } from '../pagination'
import { cleanPostText, type PostPlace } from '../post-text'
import { emptyIfUnavailable, logDropped, readCountedPosts, readPosts, wholeListIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'
import { plainExcerpt, plainText } from '../rich-text'

/** As many items per request as WordPress allows; the reader continues to the last page. */
const ALL = { per_page: '100' } as const

/** Whether this site shows posts itself; with an outside blog it links to them. */
export function hasOwnBlog(): boolean {
  return env().BLOG_URL === undefined
}

export interface PostSummary {
  slug: string
  /** Plain text. */
  title: string
  excerpt: string
  /** ISO date in the blog's own zone, `2026-09-14`. */
  date: string
  /** The moment, in UTC. */
  publishedAt: string
  href: string
  picture: Post['picture']
}

/** A post in a list, with its author and categories. */
export interface ListedPost extends PostSummary {
  author: PostAuthor | null
  categories: readonly BlogCategory[]
}

/**
 * The newest posts of the blog site; none when it is away.
 *
 * @param count at most 100.
 */
export const readLatestPosts = oncePerResponse((count: number): Promise<readonly PostSummary[]> => {
  return emptyIfUnavailable(async () => {
    const records = await readShownPosts(reads.blogPosts, { per_page: `${count}` })
    return records.slice(0, count).map(summarise)
  })
})

/** A category of posts, and how many posts it has. */
export interface BlogCategory {
  id: number
  slug: string
  name: string
  count: number
}

/** Which posts a list holds: all of them (`null`), those of a category, or those of an author. */
export type PostFilter = { category: number } | { author: number } | null

/**
 * All posts of the blog's own list, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and the list was never read: an empty list would be false.
 */
export async function readPostList(filter: PostFilter): Promise<readonly PostSummary[]> {
  return (await allOf(filter)).map(summarise)
}

/**
 * A page of the blog's list, the newest first. Only pages that exist are requested.
 *
 * @throws {ContentUnavailable} when the blog is away and neither this page nor the whole list was ever read.
 */
export async function readPostPage(filter: PostFilter, page: number, size: number): Promise<ListPage<ListedPost>> {
  const part = (number: number) =>
    readPostPart(callFor(filter), { ...queryFor(filter), per_page: `${size}`, page: `${number}` })
  return wholeListIfUnavailable(
    async () => {
      const first = await part(1)
      const pages = Math.max(1, Math.ceil(first.total / size))
      const shown = Math.min(page, pages)
      const { items } = shown === 1 ? first : await part(shown)
      return { items, total: first.total, page: shown, pages }
    },
    async () => {
      const all = await withTerms(await allOf(filter))
      const pages = Math.max(1, Math.ceil(all.length / size))
      const shown = Math.min(page, pages)
      return { items: all.slice((shown - 1) * size, shown * size), total: all.length, page: shown, pages }
    },
  )
}

async function readPostPart(call: ReadCall, query: Record<string, string>) {
  const { records, dropped, total } = await readCountedPosts(
    call,
    (answer) => parseList(post, bareArray(answer)),
    query,
  )
  logDropped(call, dropped)
  return { items: await withTerms(records.filter(isShown)), total }
}

/** The newest posts of a list; the current post may be one of them. */
export async function readPostsNear(filter: PostFilter, count: number): Promise<readonly ListedPost[]> {
  return (await readPostPart(callFor(filter), { ...queryFor(filter), per_page: `${count}`, page: '1' })).items
}

function allOf(filter: PostFilter): Promise<readonly Post[]> {
  return readShownPosts(callFor(filter), { ...queryFor(filter), ...ALL })
}

function callFor(filter: PostFilter): ReadCall {
  if (!filter) return reads.blogPosts
  return 'category' in filter ? reads.blogPostsByCategory : reads.personalBlogFeed
}

function queryFor(filter: PostFilter): Record<string, string> {
  if (!filter) return {}
  return 'category' in filter ? { categories: `${filter.category}` } : { author: `${filter.author}` }
}

/** The category of WordPress for posts that have none. */
const NO_CATEGORY = 'uncategorized'

/** Categories that have posts, the largest first. */
export const readBlogCategories = oncePerResponse(async (): Promise<readonly BlogCategory[]> => {
  const records = await readRecordsOfBlog(reads.blogCategories, postCategory, ALL)
  return records
    .filter(({ count, slug }) => count > 0 && slug !== NO_CATEGORY)
    .map(({ id, slug, nameHtml, count }) => ({ id, slug, name: plainText(nameHtml), count }))
    .toSorted((a, b) => b.count - a.count || byName(a.name, b.name))
})

/** Every author of a post, by name. */
export const readBlogAuthors = oncePerResponse(async (): Promise<readonly PostAuthor[]> => {
  const records = await readRecordsOfBlog(reads.blogAuthors, postAuthor, ALL)
  return records.map((one) => ({ ...one, name: plainText(one.name) })).toSorted((a, b) => byName(a.name, b.name))
})

export interface FullPost extends ListedPost {
  /** Sanitised HTML. */
  content: string
  /** Its address at an outside blog, which search engines are told; `null` for our own posts. */
  original: string | null
  /** Minutes at a usual reading pace, at least one. */
  readingMinutes: number
}

const WORDS_A_MINUTE = 220

/**
 * @returns the post, or `null` when the blog has none with this slug.
 * @throws {ContentUnavailable} when the blog is away and the post was never read.
 */
export const readPost = oncePerResponse(async (slug: string): Promise<FullPost | null> => {
  const found = await findPost(slug)
  const [listed] = found ? await withTerms([found]) : []
  if (!found || !listed) return null
  return {
    ...listed,
    content: cleanPostText(found.contentHtml, placeOf(found, slugsByAddress(await othersOfBlog(found)))),
    original: originalOf(found),
    readingMinutes: Math.max(1, Math.round(plainText(found.contentHtml).split(' ').length / WORDS_A_MINUTE)),
  }
})

async function findPost(slug: string): Promise<Post | null> {
  const asked = decodedAddress(slug)
  const named = (records: readonly Post[]) => records.find((record) => record.slug === asked) ?? null
  return wholeListIfUnavailable(
    async () => named(await readShownPosts(reads.blogPosts, { slug: asked, per_page: '1' }, 'record')),
    async () => named(await allOf(null)),
  )
}

/**
 * Every post with its text, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and was never read.
 */
export async function readWholePosts(): Promise<readonly Omit<FullPost, 'readingMinutes' | 'original'>[]> {
  const records = await allOf(null)
  const listed = await withTerms(records)
  const slugs = slugsByAddress(records)
  return listed.map((one, index) => {
    const record = records[index]
    return { ...one, content: record ? cleanPostText(record.contentHtml, placeOf(record, slugs)) : '' }
  })
}

/** The posts to which links within a post may lead; only an outside blog links to them by addresses of its own. */
async function othersOfBlog({ contentHtml }: Post): Promise<readonly PostAddress[]> {
  if (hasOwnBlog() || !contentHtml.includes('<a ')) return []
  const query = { ...ALL, _fields: POST_ADDRESS_FIELDS }
  const all = await emptyIfUnavailable(() => readRecordsOfBlog(reads.blogPosts, postAddress, query))
  return all.filter(({ isPublic }) => isPublic)
}

function placeOf(record: Post, slugs: ReadonlyMap<string, string>): PostPlace {
  return { link: originalOf(record), slugAt: (address) => slugs.get(comparedAddress(address)) ?? null }
}

function slugsByAddress(records: readonly PostAddress[]): ReadonlyMap<string, string> {
  const { BLOG_URL } = env()
  if (BLOG_URL === undefined) return new Map()
  const home = new URL(`${blogHome(BLOG_URL)}/`)
  return new Map(
    records.flatMap(({ id, link, slug }) => addressesOfRecord(home, id, link).map((one) => [one, slug] as const)),
  )
}

/** The same posts with their authors and categories, which WordPress gives as ids. */
async function withTerms(records: readonly Post[]): Promise<ListedPost[]> {
  const [categories, authors] = await Promise.all([readBlogCategories(), readBlogAuthors()])
  return records.map((record) => ({
    ...summarise(record),
    author: authors.find(({ id }) => id === record.author) ?? null,
    categories: categories.filter(({ id }) => record.categories.includes(id)),
  }))
}

async function readShownPosts(call: ReadCall, query: CallQuery, keep?: CachePolicy): Promise<readonly Post[]> {
  return (await readRecordsOfBlog(call, post, query, keep)).filter(isShown)
}

/** WordPress lists posts with a password too, and a copy may be older than the day of a planned post. */
function isShown({ isPublic, publishedAt }: Post): boolean {
  return isPublic && Date.parse(publishedAt) <= Date.now()
}

async function readRecordsOfBlog<T>(
  call: ReadCall,
  schema: RecordSchema<T>,
  query: CallQuery,
  keep: CachePolicy = 'disk',
): Promise<readonly T[]> {
  const { records, dropped } = await readPosts(call, (answer) => parseList(schema, bareArray(answer)), query, keep)
  logDropped(call, dropped)
  return records
}

/**
 * WordPress answers with a bare array. The general parser would read its `data` as Strapi's, so the array is checked
 * here.
 */
function bareArray(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) throw new MalformedAnswer('expected a bare list')
  return answer
}

function summarise(record: Post): PostSummary {
  return {
    slug: record.slug,
    title: plainText(record.titleHtml),
    excerpt: plainExcerpt(record.excerptHtml),
    date: record.date.slice(0, 10),
    publishedAt: record.publishedAt,
    href: originalOf(record) ?? `/blog/${record.slug}`,
    picture: ownPicture(record.picture),
  }
}

/** The address of a post at an outside blog; `null` for our own posts. */
function originalOf({ link }: Post): string | null {
  return hasOwnBlog() || !link ? null : link
}
