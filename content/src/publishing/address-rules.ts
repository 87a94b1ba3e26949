import { addressedModels, addressFieldOf, type RecordFault, recordPathOf } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { PublishRule } from './faults'
import { textOf } from './walk'

/** No two records have the same address, such as a page and a project, or a page and a post. */
export function addressRule(strapi: Core.Strapi): PublishRule {
  return async ({ model, record, published }) => {
    const own = addressedModels.find((one) => one === model)
    if (!own) return []
    const field = addressFieldOf(own)
    const path = recordPathOf(own, textOf(record[field]))
    for (const other of addressedModels.filter((one) => one !== own)) {
      const taken = (await published.all(other)).some(
        (one) => recordPathOf(other, textOf(one[addressFieldOf(other)])) === path,
      )
      if (taken) {
        const { displayName } = strapi.contentType(uidOf(other)).info
        return [{ path: [field], message: `a ${displayName} has the address ${path} already` }]
      }
    }
    return []
  }
}

/** A redirect must end at a page, and not where it began. */
export const redirectRule: PublishRule = async ({ model, record, published }): Promise<RecordFault[]> => {
  if (model !== 'former-address') return []
  const from = textOf(record.formerPath)
  const others = (await published.all(model)).filter(({ documentId }) => documentId !== record.documentId)
  const next = new Map(others.map(({ formerPath, newPath }) => [textOf(formerPath), textOf(newPath)]))
  const seen = new Set([from])
  let at: string | undefined = textOf(record.newPath)
  while (at !== undefined && !seen.has(at)) {
    seen.add(at)
    at = next.get(at)
  }
  if (at === undefined) return []
  const way = [...seen, at].join(' → ')
  return [{ path: ['newPath'], message: `leads visitors in a circle: ${way}` }]
}
