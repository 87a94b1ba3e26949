import 'server-only'
import {
  decodedAddress,
  type Post,
  type PostAuthor,
  post,
  postAuthor,
  postCategory,
  reads,
  type Sharing,
} from '@ashlar/contract'
import { addressesOfRecord, comparedAddress } from '@ashlar/contract/node/wordpress-markup'
import { blogHome } from '@/config/blog-address'
import { env } from '@/config/env'
import { byName } from '@/words/by-name'
import { collection } from '../library/library'
import { ownPicture } from '../media/media'
import { cleanPostText, type PostPlace, sharingOf } from '../post-text'
import { emptyIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'
import { plainExcerpt, plainText } from '../rich-text'

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

const readWrittenPosts = collection(reads.blogPosts, post)

/** Every post that is for everybody. WordPress lists those with a password too, and those of a later day may be kept. */
const readShownPosts = oncePerResponse(async (): Promise<readonly Post[]> => {
  const now = Date.now()
  return (await readWrittenPosts()).filter(({ isPublic, publishedAt }) => isPublic && Date.parse(publishedAt) <= now)
})

/** The newest posts of the blog site; none when it is away. */
export async function readLatestPosts(count: number): Promise<readonly PostSummary[]> {
  return (await emptyIfUnavailable(readShownPosts)).slice(0, count).map(summarise)
}

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
 * The posts of a list, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and was never read: an empty list would be false.
 */
export async function readPosts(filter: PostFilter): Promise<readonly Post[]> {
  const posts = await readShownPosts()
  if (!filter) return posts
  return posts.filter((one) =>
    'category' in filter ? one.categories.includes(filter.category) : one.author === filter.author,
  )
}

/** The category of WordPress for posts that have none. */
const NO_CATEGORY = 'uncategorized'

/** Categories that have posts, the largest first. */
export const readBlogCategories = collection(reads.blogCategories, postCategory, (records) =>
  records
    .filter(({ count, slug }) => count > 0 && slug !== NO_CATEGORY)
    .map(({ id, slug, nameHtml, count }): BlogCategory => ({ id, slug, name: plainText(nameHtml), count }))
    .toSorted((a, b) => b.count - a.count || byName(a.name, b.name)),
)

const readWrittenAuthors = collection(reads.blogAuthors, postAuthor, (records) =>
  records.map((one) => ({ ...one, name: plainText(one.name) })).toSorted((a, b) => byName(a.name, b.name)),
)

/** Every author of a post, by name; none where a WordPress tells nobody its users. */
export function readBlogAuthors(): Promise<readonly PostAuthor[]> {
  return emptyIfUnavailable(readWrittenAuthors)
}

export interface FullPost extends ListedPost {
  /** Sanitised HTML. */
  content: string
  /** Its address at an outside blog, which search engines are told; `null` for our own posts. */
  original: string | null
  /** Minutes at a usual reading pace, at least one. */
  readingMinutes: number
  sharing: Sharing
}

const WORDS_A_MINUTE = 220

/**
 * @returns the post, or `null` when the blog has none with this slug.
 * @throws {ContentUnavailable} when the blog is away and the post was never read.
 */
export const readPost = oncePerResponse(async (slug: string): Promise<FullPost | null> => {
  const asked = decodedAddress(slug)
  const posts = await readShownPosts()
  const found = posts.find((one) => one.slug === asked)
  const [listed] = found ? await withTerms([found]) : []
  if (!found || !listed) return null
  return {
    ...listed,
    content: cleanPostText(found.contentHtml, placeOf(found, slugsByAddress(posts))),
    original: originalOf(found),
    sharing: sharingOf(found),
    readingMinutes: Math.max(1, Math.round(plainText(found.contentHtml).split(' ').length / WORDS_A_MINUTE)),
  }
})

/**
 * Every post with its text, the newest first.
 *
 * @throws {ContentUnavailable} when the blog is away and was never read.
 */
export async function readWholePosts(): Promise<readonly Omit<FullPost, 'readingMinutes' | 'original' | 'sharing'>[]> {
  const records = await readShownPosts()
  const listed = await withTerms(records)
  const slugs = slugsByAddress(records)
  return listed.map((one, index) => {
    const record = records[index]
    return { ...one, content: record ? cleanPostText(record.contentHtml, placeOf(record, slugs)) : '' }
  })
}

function placeOf(record: Post, slugs: ReadonlyMap<string, string>): PostPlace {
  return { link: originalOf(record), slugAt: (address) => slugs.get(comparedAddress(address)) ?? null }
}

function slugsByAddress(records: readonly Post[]): ReadonlyMap<string, string> {
  const { BLOG_URL } = env()
  if (BLOG_URL === undefined) return new Map()
  const home = new URL(`${blogHome(BLOG_URL)}/`)
  return new Map(
    records.flatMap(({ id, link, slug }) => addressesOfRecord(home, id, link).map((one) => [one, slug] as const)),
  )
}

/** Posts as a list shows them, with their authors and categories, which WordPress gives as ids. */
export async function withTerms(records: readonly Post[]): Promise<ListedPost[]> {
  const [categories, authors] = await Promise.all([readBlogCategories(), readBlogAuthors()])
  return records.map((record) => ({
    ...summarise(record),
    author: authors.find(({ id }) => id === record.author) ?? null,
    categories: categories.filter(({ id }) => record.categories.includes(id)),
  }))
}

/** What a card, a feed and a site map show of a post. */
export function summarise(record: Post): PostSummary {
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
