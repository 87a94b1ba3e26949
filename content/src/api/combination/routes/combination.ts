import type { Context } from 'koa'
import { countCombinations } from '../../../combinations/count-combinations'
import { type Countable, countables, measuresOf } from '../../../combinations/countable'

/** `?by=city,category`: the number of published records for each combination of values. */
function answerFor(countable: Countable) {
  return async (ctx: Context) => {
    const measures = measuresOf(strapi, countable)
    const names = [...new Set(String(ctx.query.by ?? '').split(','))]
    const isKnown = names.every((name) => Object.hasOwn(measures, name))
    const isAlone = names.length === 1 || !names.some((name) => name.includes('.'))
    if (!isKnown || !isAlone) {
      return ctx.badRequest(`by: some of ${Object.keys(measures).join(',')}; one with a dot only by itself`)
    }
    ctx.body = { data: await countCombinations(strapi, countable, names) }
  }
}

/** Permission to read a list includes permission to count it. */
export default {
  routes: Object.entries(countables).map(([list, countable]) => ({
    method: 'GET',
    path: `/combinations/${list}`,
    handler: answerFor(countable),
    config: { auth: { scope: [`${countable.uid}.find`] } },
  })),
}
