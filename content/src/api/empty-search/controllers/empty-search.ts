import { emptySearch } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { addEmptySearch } from '../../../empty-searches/empty-searches'
import { payloadOf } from '../../../request-body'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const search = emptySearch.safeParse(payloadOf(ctx.request.body))
    if (!search.success) {
      throw new errors.ValidationError('Send { words, language }: words of a search that tell of no person')
    }
    await addEmptySearch(strapi, search.data)
    ctx.status = 204
  },
})
