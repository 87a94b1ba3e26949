import * as z from 'zod/mini'
import type { Picture } from './picture.js'
import { decodedAddress } from './text/address.js'

/** A post of the blog, in WordPress's format on the wire. */
export interface Post {
  id: number
  /** Decoded: WordPress sends letters that are not Latin as percent codes. */
  slug: string
  /** WordPress's format: local time of the blog without a zone (`2026-09-14T09:30:00`). */
  date: string
  /** The same moment with a zone, `2026-09-14T04:00:00.000Z`. */
  publishedAt: string
  /** Whether it is for everybody: neither private nor behind a password. */
  isPublic: boolean
  /** May contain HTML entities and tags; convert to text before showing. */
  titleHtml: string
  excerptHtml: string
  contentHtml: string
  /** Address of the post at the blog, when it has one. */
  link: string
  picture: Picture | null
  /** Id of a `PostAuthor`; `null` when the post has none. */
  author: number | null
  /** Ids of `PostCategory`s. */
  categories: number[]
}

/** A category of posts, in WordPress's format on the wire. */
export interface PostCategory {
  id: number
  slug: string
  /** May contain HTML entities; convert to text before showing. */
  nameHtml: string
  /** Number of its published posts. */
  count: number
}

/** An author of posts. */
export interface PostAuthor {
  id: number
  slug: string
  name: string
}

/** Number of posts in the Insights menu, newest first. */
export const INSIGHTS_MENU_POSTS = 2

const rendered = z.catch(z.object({ rendered: z.string(), protected: z.nullish(z.boolean()) }), {
  rendered: '',
  protected: null,
})

/** PHP writes an empty object as `[]`. */
const orNothing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null)

/** `_embedded['wp:featuredmedia'][0]` is a media record, or an error object when the picture was deleted. */
const featuredMedia = z.object({
  source_url: z.string().check(z.minLength(1)),
  alt_text: z.nullish(z.string()),
  /** Our own backend sends it; a WordPress embeds media without it. */
  modified_gmt: z.nullish(z.string()),
  media_details: orNothing(z.object({ width: z.nullish(z.number()), height: z.nullish(z.number()) })),
})

export const post = z.pipe(
  z.object({
    id: z.number(),
    slug: z.string().check(z.minLength(1)),
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
    date_gmt: z.nullish(z.string()),
    status: z.nullish(z.string()),
    link: z.nullish(z.string()),
    title: z.object({ rendered: z.string() }),
    excerpt: z.nullish(rendered),
    content: z.nullish(rendered),
    author: z.nullish(z.number()),
    categories: z.nullish(z.array(z.number())),
    _embedded: orNothing(z.object({ 'wp:featuredmedia': z.nullish(z.array(z.unknown())) })),
  }),
  z.transform((wire): Post => {
    const media = z.safeParse(featuredMedia, wire._embedded?.['wp:featuredmedia']?.[0])
    return {
      id: wire.id,
      slug: decodedAddress(wire.slug),
      date: wire.date,
      publishedAt: momentOf(wire.date, wire.date_gmt ?? ''),
      isPublic: (wire.status ?? 'publish') === 'publish' && !wire.content?.protected && !wire.excerpt?.protected,
      titleHtml: wire.title.rendered,
      excerptHtml: wire.excerpt?.rendered ?? '',
      contentHtml: wire.content?.rendered ?? '',
      link: wire.link ?? '',
      picture: media.success
        ? {
            url: media.data.source_url,
            alt: media.data.alt_text ?? '',
            width: media.data.media_details?.width ?? null,
            height: media.data.media_details?.height ?? null,
            version: media.data.modified_gmt ? `${media.data.modified_gmt}Z` : null,
            // WordPress has no focal point.
            focal: null,
          }
        : null,
      // WordPress uses 0 when there is no author.
      author: wire.author || null,
      categories: wire.categories ?? [],
    }
  }),
)

/** Where a post is, at the blog and here. */
export type PostAddress = Pick<Post, 'id' | 'slug' | 'link' | 'isPublic'>

/** The parameter that asks WordPress for no more than a `PostAddress`: rendering the texts takes it long. */
export const POST_ADDRESS_FIELDS = 'id,slug,link,status,excerpt.protected'

export const postAddress: z.ZodMiniType<PostAddress> = z.pipe(
  z.object({
    id: z.number(),
    slug: z.string().check(z.minLength(1)),
    link: z.nullish(z.string()),
    status: z.nullish(z.string()),
    excerpt: orNothing(z.object({ protected: z.nullish(z.boolean()) })),
  }),
  z.transform(
    ({ id, slug, link, status, excerpt }): PostAddress => ({
      id,
      slug: decodedAddress(slug),
      link: link ?? '',
      isPublic: (status ?? 'publish') === 'publish' && !excerpt?.protected,
    }),
  ),
)

/** @returns UTC; the date alone is taken for Indian time. */
function momentOf(date: string, utc: string): string {
  // Of a draft that was published before, WordPress sends zeros.
  const moment = Date.parse(`${utc}Z`)
  if (moment > 0) return new Date(moment).toISOString()
  const local = Date.parse(`${date.length > 10 ? date.slice(0, 19) : `${date}T00:00:00`}+05:30`)
  return Number.isNaN(local) ? '' : new Date(local).toISOString()
}

export const postCategory: z.ZodMiniType<PostCategory> = z.pipe(
  z.object({
    id: z.number(),
    slug: z.string().check(z.minLength(1)),
    name: z.string().check(z.minLength(1)),
    count: z.nullish(z.number()),
  }),
  z.transform(
    (wire): PostCategory => ({
      id: wire.id,
      slug: decodedAddress(wire.slug),
      nameHtml: wire.name,
      count: wire.count ?? 0,
    }),
  ),
)

export const postAuthor: z.ZodMiniType<PostAuthor> = z.object({
  id: z.number(),
  slug: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
})
