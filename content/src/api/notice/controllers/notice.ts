import { isRecord } from '@ashlar/contract'
import { factories } from '@strapi/strapi'
import type { Context } from 'koa'
import { currentVersions } from '../../../notices/version-store'

/** Adds to each notice the version that is stored with what is sent under it: editors do not write it. */
export default factories.createCoreController('api::notice.notice', ({ strapi }) => ({
  async find(ctx: Context) {
    const answer: unknown = await super.find(ctx)
    const versions = await currentVersions(strapi)
    const withVersion = (record: unknown): unknown => {
      if (!isRecord(record)) return record
      // The format of Strapi 4 keeps the fields one level deeper.
      if (isRecord(record.attributes)) return { ...record, attributes: withVersion(record.attributes) }
      return { ...record, version: versions.get(String(record.form)) ?? '' }
    }
    return isRecord(answer) && Array.isArray(answer.data) ? { ...answer, data: answer.data.map(withVersion) } : answer
  },
}))
