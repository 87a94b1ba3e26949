import 'server-only'
import { MalformedAnswer, type Parsed, type Post, parseList, post, reads } from '@ashlar/contract'
import { decodeHTML } from 'entities'
import { cache } from 'react'
import { env } from '@/config/env'
import { ContentUnavailable } from '../errors'
import { ownPicture } from '../media'
import { logDropped, readPosts } from '../read'
import { cleanRichText } from '../rich-text'

/** Posts of one page of the blog's list; WordPress gives 100 at most. */
const ALL_POSTS = 100

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

/**
 * The newest posts of the blogs site; none when it cannot be had.
 *
 * @param count at most 100.
 */
export const readLatestPosts = cache(async (count: number): Promise<readonly PostSummary[]> => {
  try {
    const { records, dropped } = await readPosts(reads.blogPosts, parsePosts, { per_page: `${count}` })
    logDropped('post', dropped)
    return records.slice(0, count).map(summarise)
  } catch (error) {
    if (error instanceof ContentUnavailable) return []
    throw error
  }
})

export interface FullPost extends PostSummary {
  /** Cleaned HTML. */
  content: string
}

/**
 * @returns the post, or `null` when the blog has none of that name.
 * @throws {ContentUnavailable} when the blog is away and the post was never read.
 */
export const readPost = cache(async (slug: string): Promise<FullPost | null> => {
  const { records, dropped } = await readPosts(reads.blogPosts, parsePosts, { per_page: `${ALL_POSTS}` })
  logDropped('post', dropped)
  const found = records.find((record) => record.slug === slug)
  return found ? { ...summarise(found), content: cleanRichText(found.contentHtml) } : null
})

/** WordPress answers with a bare array; flattening would take its `data` for Strapi's, so the array is asked for here. */
function parsePosts(answer: unknown): Parsed<Post> {
  if (!Array.isArray(answer)) throw new MalformedAnswer('expected a list of posts')
  return parseList(post, answer)
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
