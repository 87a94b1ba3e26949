import * as z from 'zod/mini'
import type { Picture } from './picture.js'
import type { Sharing } from './sharing.js'
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
  /** Its texts may contain HTML entities. */
  sharing: Sharing
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

/** What the plugin Yoast SEO says of a post. Our own backend says it only where editors did. */
const yoastHead = z.object({
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
  og_site_name: z.nullish(z.string()),
  og_image: orNothing(
    z.array(
      z.object({
        url: z.string().check(z.minLength(1)),
        width: z.nullish(z.number()),
        height: z.nullish(z.number()),
        /** These two only from our own backend. */
        alt_text: z.nullish(z.string()),
        modified_gmt: z.nullish(z.string()),
      }),
    ),
  ),
})

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
    yoast_head_json: orNothing(yoastHead),
    _embedded: orNothing(z.object({ 'wp:featuredmedia': z.nullish(z.array(z.unknown())) })),
  }),
  z.transform((wire): Post => {
    const media = z.safeParse(featuredMedia, wire._embedded?.['wp:featuredmedia']?.[0])
    const picture = media.success
      ? pictureOf({ ...media.data, ...media.data.media_details, url: media.data.source_url })
      : null
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
      picture,
      // WordPress uses 0 when there is no author.
      author: wire.author || null,
      categories: wire.categories ?? [],
      sharing: sharingOf(wire.yoast_head_json, wire.title.rendered, picture),
    }
  }),
)

interface WordpressPicture {
  url: string
  alt_text?: string | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  modified_gmt?: string | null | undefined
}

function pictureOf({ url, alt_text, width, height, modified_gmt }: WordpressPicture): Picture {
  return {
    url,
    alt: alt_text ?? '',
    width: width ?? null,
    height: height ?? null,
    version: modified_gmt ? `${modified_gmt}Z` : null,
    // WordPress has no focal point.
    focal: null,
  }
}

/** Yoast fills what editors left empty from the post; only what differs from the post is theirs. */
function sharingOf(
  head: z.output<typeof yoastHead> | null | undefined,
  postTitle: string,
  picture: Picture | null,
): Sharing {
  const title = withoutSiteName(head?.title ?? '', head?.og_site_name ?? '')
  const [first] = head?.og_image ?? []
  return {
    searchTitle: title === postTitle ? '' : title,
    searchDescription: head?.description ?? '',
    sharePicture: first && first.url !== picture?.url ? pictureOf(first) : null,
  }
}

/** `Three areas - The firm` is `Three areas`, whichever sign stands before the name. */
function withoutSiteName(title: string, siteName: string): string {
  if (siteName === '' || !title.endsWith(` ${siteName}`)) return title
  return title.slice(0, -siteName.length).trim().split(' ').slice(0, -1).join(' ')
}

/** @returns UTC; the date alone is taken for Indian time. */
function momentOf(date: string, utc: string): string {
  // WordPress sends zeros for a draft that was published before.
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
