import type { Context } from 'koa'
import { allVersions } from '../../../notices/version-store'

/** Every version of every notice, the newest first. */
async function find(ctx: Context): Promise<void> {
  const rows = await allVersions(strapi)
  const { length: total } = rows
  ctx.body = { data: rows, meta: { pagination: { page: 1, pageSize: total, pageCount: 1, total } } }
}

/** Permission to read the notices includes permission to read their versions. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/notice-versions',
      handler: find,
      config: { auth: { scope: ['api::notice.notice.find'] } },
    },
  ],
}
