import { factories } from '@strapi/strapi'
import type { Context } from 'koa'
import { type StoredPost, toWordpress } from '../../../wordpress/post'
import { InvalidParameter, type PostQuery, readPostQuery } from '../../../wordpress/query'

const uid = 'api::post.post'

function filtersOf({ slug, search }: PostQuery) {
  return {
    ...(slug ? { slug } : {}),
    ...(search ? { $or: ['title', 'excerpt', 'content'].map((field) => ({ [field]: { $containsi: search } })) } : {}),
  }
}

function refuse(ctx: Context, code: string, message: string): void {
  ctx.status = 400
  ctx.body = { code, message, data: { status: 400 } }
}

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** WordPress's `GET /wp-json/wp/v2/posts`: published posts, the newest first, with the totals in headers. */
  async find(ctx: Context) {
    let query: PostQuery
    try {
      query = readPostQuery(ctx.query)
    } catch (error) {
      if (error instanceof InvalidParameter) return refuse(ctx, 'rest_invalid_param', error.message)
      throw error
    }
    const filters = filtersOf(query)
    const total = await strapi.documents(uid).count({ filters, status: 'published' })
    const pages = Math.ceil(total / query.perPage)
    if (query.page > Math.max(pages, 1)) {
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
      populate: ['picture'],
    })
    ctx.set('X-WP-Total', String(total))
    ctx.set('X-WP-TotalPages', String(pages))
    ctx.body = (posts as unknown as StoredPost[]).map((post) => toWordpress(post, query.embed))
  },
}))
