import { type Core, factories } from '@strapi/strapi'
import type { Context } from 'koa'
import { isShown } from '../../../preview/preview-of-request'
import { type StoredPost, toWordpress } from '../../../wordpress/post'
import {
  InvalidParameter,
  type PageQuery,
  type PostQuery,
  readPageQuery,
  readPostQuery,
} from '../../../wordpress/query'
import { type NamedCount, namesWithIds, toAuthor, toCategory } from '../../../wordpress/terms'
import { type KnownPicture, libraryPathsIn } from '../../../wordpress/text'

const uid = 'api::post.post'

/** The values of a field in published posts, in alphabetical order, with the number of posts. */
async function countByName(strapi: Core.Strapi, field: 'author' | 'category'): Promise<NamedCount[]> {
  const { collectionName } = strapi.getModel(uid)
  const rows = await strapi.db
    .connection<{ name: string; count: number | string }>(collectionName)
    .select(`${field} as name`)
    .count('* as count')
    .where(isShown(strapi, uid))
    .whereNotNull(field)
    .whereNot(field, '')
    .groupBy(field)
    .orderBy(field)
  return rows.map(({ name, count }) => ({ name: String(name), count: Number(count) }))
}

async function filtersOf(strapi: Core.Strapi, { slug, search, categories, authors }: PostQuery) {
  const withOneOf = async (field: 'author' | 'category', ids: readonly number[]) =>
    ids.length > 0 ? { [field]: { $in: namesWithIds(ids, await countByName(strapi, field)) } } : {}
  return {
    ...(slug ? { slug } : {}),
    ...(search ? { $or: ['title', 'excerpt', 'content'].map((field) => ({ [field]: { $containsi: search } })) } : {}),
    ...(await withOneOf('category', categories)),
    ...(await withOneOf('author', authors)),
  }
}

/** Pictures of the media library within the texts of posts, for their sizes and words. */
async function picturesWithin(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
): Promise<ReadonlyMap<string, KnownPicture>> {
  const paths = new Set(posts.flatMap(({ content }) => libraryPathsIn(content ?? '')))
  if (paths.size === 0) return new Map()
  const files: KnownPicture[] = await strapi.db.query('plugin::upload.file').findMany({
    where: { url: { $in: [...paths] } },
    select: ['url', 'width', 'height', 'alternativeText', 'updatedAt'],
  })
  return new Map(files.map((file) => [file.url, file]))
}

function refuse(ctx: Context, code: string, message: string): void {
  ctx.status = 400
  ctx.body = { code, message, data: { status: 400 } }
}

/** Parses the query of a request; `null` when it was answered with the message with which WordPress refuses a parameter. */
function parseOrRefuse<T>(ctx: Context, readQuery: (query: Readonly<Record<string, unknown>>) => T): T | null {
  try {
    return readQuery(ctx.query)
  } catch (error) {
    if (!(error instanceof InvalidParameter)) throw error
    refuse(ctx, 'rest_invalid_param', error.message)
    return null
  }
}

function setTotals(ctx: Context, total: number, { perPage }: PageQuery): void {
  ctx.set('X-WP-Total', String(total))
  ctx.set('X-WP-TotalPages', String(Math.ceil(total / perPage)))
}

export default factories.createCoreController(uid, ({ strapi }) => {
  async function answerNames<T>(ctx: Context, field: 'author' | 'category', show: (name: NamedCount) => T) {
    const query = parseOrRefuse(ctx, readPageQuery)
    if (!query) return
    const names = await countByName(strapi, field)
    setTotals(ctx, names.length, query)
    ctx.body = names.slice((query.page - 1) * query.perPage, query.page * query.perPage).map(show)
  }

  return {
    /** WordPress's `GET /wp-json/wp/v2/posts`: published posts, newest first, with the totals in headers. */
    async find(ctx: Context) {
      const query = parseOrRefuse(ctx, readPostQuery)
      if (!query) return
      const filters = await filtersOf(strapi, query)
      const total = await strapi.documents(uid).count({ filters, status: 'published' })
      if (query.page > Math.max(Math.ceil(total / query.perPage), 1)) {
        return refuse(
          ctx,
          'rest_post_invalid_page_number',
          'The page number requested is larger than the number of pages available.',
        )
      }
      const posts = await strapi.documents(uid).findMany({
        filters,
        status: 'published',
        sort: [{ date: query.order }, { documentId: 'asc' }],
        start: (query.page - 1) * query.perPage,
        limit: query.perPage,
        populate: ['picture', 'sharePicture'],
      })
      setTotals(ctx, total, query)
      const stored = posts as unknown as StoredPost[]
      const pictures = await picturesWithin(strapi, stored)
      ctx.body = stored.map((post) => toWordpress(post, query.embed, pictures))
    },

    /** WordPress's `GET /wp-json/wp/v2/categories`: those of published posts. */
    categories: (ctx: Context) => answerNames(ctx, 'category', toCategory),

    /** WordPress's `GET /wp-json/wp/v2/users`: the authors of published posts. */
    authors: (ctx: Context) => answerNames(ctx, 'author', toAuthor),
  }
})
