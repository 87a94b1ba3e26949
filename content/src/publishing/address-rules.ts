import {
  addressedModels,
  addressFieldOf,
  campaignParameters,
  isFixedAddress,
  type RecordFault,
  recordPathOf,
} from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { PublishedRecords, PublishRule } from './faults'
import { pathOfLink } from './site-paths'
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

/**
 * A redirect leads in one step to a page that is there, from an address where no page is. Targets are not checked while
 * no page is published.
 */
export const redirectRule: PublishRule = async ({ model, record, published }): Promise<RecordFault[]> => {
  if (model !== 'former-address') return []
  const from = textOf(record.formerPath)
  const to = textOf(record.newPath)
  const [target = ''] = to.split(/[?#]/, 1)
  const never = neverAskedFor(from)
  if (never !== null) return [{ path: ['formerPath'], message: never }]
  if (target === from) return [{ path: ['newPath'], message: `leads visitors in a circle: ${from} → ${to}` }]
  const pages = await publishedPaths(published)
  const faults: RecordFault[] = []
  if (pages.has(pathInEnglish(from))) {
    faults.push({
      path: ['formerPath'],
      message: `a page is at ${from}, so nobody would be led on; take that page down or give it another address first`,
    })
  }
  const others = (await published.all(model)).filter(({ documentId }) => documentId !== record.documentId)
  const onward = others.find(({ formerPath }) => textOf(formerPath) === target)
  if (onward) {
    const end = textOf(onward.newPath)
    faults.push({ path: ['newPath'], message: `${target} is a redirect itself, to ${end}; write ${end} here` })
  } else if (pages.size > 0 && !isFixedAddress(target) && !pages.has(target)) {
    faults.push({ path: ['newPath'], message: `no published page is at ${target}` })
  }
  const before = others.find(({ newPath }) => textOf(newPath) === from)
  if (before) {
    const start = textOf(before.formerPath)
    faults.push({ path: ['formerPath'], message: `the redirect from ${start} ends here; let it lead to ${to} first` })
  }
  return faults
}

/** Why the site is never asked for an address as it is written; null when it may be. */
function neverAskedFor(address: string): string | null {
  const [asked = '', place] = address.split(/#(.*)/s, 2)
  if (place !== undefined) return `has “#${place}”, which a browser never sends; write ${asked} alone`
  const [path = '', query = ''] = asked.split(/\?(.*)/s, 2)
  const parameters = query.split('&').filter((one) => one !== '')
  const own = parameters.filter((one) => !isOfCampaign(one.split('=', 1)[0] ?? ''))
  if (own.length === parameters.length) return null
  const ignored = parameters.filter((one) => !own.includes(one)).join(', ')
  const rest = own.length === 0 ? path : `${path}?${own.join('&')}`
  return `has ${ignored} of a campaign, which the site ignores; write ${rest}, which leads with any campaign too`
}

const isOfCampaign = (name: string) => /^utm_/.test(name) || campaignParameters.some((one) => one === name)

/** The path of a page for an address with nothing but a path; an address with a query is none. */
const pathInEnglish = (address: string) => (address.includes('?') ? address : (pathOfLink(address) ?? address))

/** Where pages may come from another service: a WordPress, or a people provider. */
const FROM_ELSEWHERE = ['/blog/', '/careers/']

/** Says whether visitors find a page, a file or a redirect at a path. While no page is published, every path counts. */
export async function sitePathsOf(published: PublishedRecords): Promise<(path: string) => boolean> {
  const pages = await publishedPaths(published)
  const redirects = new Set((await published.all('former-address')).map(({ formerPath }) => textOf(formerPath)))
  return (path) =>
    pages.size === 0 ||
    pages.has(path) ||
    redirects.has(path) ||
    isFixedAddress(path) ||
    FROM_ELSEWHERE.some((before) => path.startsWith(before))
}

async function publishedPaths(published: PublishedRecords): Promise<ReadonlySet<string>> {
  if ((await published.all('page')).length === 0) return new Set()
  const paths = await Promise.all(
    addressedModels.map(async (model) =>
      (await published.all(model)).map((record) => recordPathOf(model, textOf(record[addressFieldOf(model)]))),
    ),
  )
  return new Set(paths.flat())
}
