import { stableNumber, withoutZone, wordpressDates } from './ids-and-dates'
import type { PostQuery } from './query'
import { encodeText, type KnownPicture, renderContent, renderExcerpt } from './text'

/** A published post as the content type stores it. */
export interface StoredPost {
  documentId: string
  title: string
  slug: string
  date: string
  excerpt: string | null
  content: string | null
  author: string | null
  category: string | null
  picture: StoredPicture | null
  searchTitle?: string | null
  searchDescription?: string | null
  sharePicture?: StoredPicture | null
}

interface StoredPicture {
  id: number
  url: string
  alternativeText: string | null
  width: number | null
  height: number | null
  updatedAt: string
}

/**
 * A post as in WordPress's REST API (`wp/v2/posts`), with the fields that a reader of a blog needs.
 *
 * @param pictures of the media library that stand within its text.
 */
export function toWordpress(
  post: StoredPost,
  embed: PostQuery['embed'],
  pictures: ReadonlyMap<string, KnownPicture> = new Map(),
) {
  const embedded = embeddedOf(post, embed)
  const head = headOf(post)
  return {
    id: stableNumber(post.documentId),
    ...wordpressDates(post.date),
    slug: post.slug,
    status: 'publish',
    type: 'post',
    // Only a path, because this server does not know the site's address.
    link: `/blog/${post.slug}`,
    title: { rendered: encodeText(post.title) },
    excerpt: { rendered: renderExcerpt(post.excerpt ?? '') },
    content: { rendered: renderContent(post.content ?? '', pictures) },
    author: post.author ? stableNumber(post.author) : 0,
    categories: post.category ? [stableNumber(post.category)] : [],
    featured_media: post.picture?.id ?? 0,
    ...(head ? { yoast_head_json: head } : {}),
    ...(embedded ? { _embedded: embedded } : {}),
  }
}

/** What editors wrote for search engines, as the plugin Yoast SEO answers it. */
function headOf({ searchTitle, searchDescription, sharePicture }: StoredPost) {
  const parts = {
    ...(searchTitle ? { title: encodeText(searchTitle) } : {}),
    ...(searchDescription ? { description: encodeText(searchDescription) } : {}),
    ...(sharePicture ? { og_image: [toShareImage(sharePicture)] } : {}),
  }
  return Object.keys(parts).length > 0 ? parts : null
}

function toShareImage(picture: StoredPicture) {
  const { source_url: url, media_details: size, alt_text, modified_gmt } = toMedia(picture)
  return { url, ...size, alt_text, modified_gmt }
}

function embeddedOf({ author, category, picture }: StoredPost, embed: PostQuery['embed']) {
  const asked = (name: string) => embed === 'all' || embed.includes(name)
  const parts = {
    ...(author && asked('author') ? { author: [{ id: stableNumber(author), name: author }] } : {}),
    ...(picture && asked('wp:featuredmedia') ? { 'wp:featuredmedia': [toMedia(picture)] } : {}),
    ...(category && asked('wp:term')
      ? { 'wp:term': [[{ id: stableNumber(category), name: encodeText(category), taxonomy: 'category' }]] }
      : {}),
  }
  return Object.keys(parts).length > 0 ? parts : null
}

function toMedia({ id, url, alternativeText, width, height, updatedAt }: StoredPicture) {
  const alt_text = alternativeText ?? ''
  // A replaced file keeps its address: the site names each picture with its version.
  const modified_gmt = withoutZone(new Date(updatedAt).getTime())
  return { id, source_url: url, alt_text, modified_gmt, media_details: { width, height } }
}
