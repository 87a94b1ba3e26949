import { REVALIDATE_PATH, REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import type { AfterChange, Change } from '../change/change'
import { contentModels, uidOf } from '../content-models'
import { createIndexNow, type IndexNow } from '../search-engines/index-now'
import { publishedPaths } from '../search-engines/published-path'
import { createNotifier, type Notifier } from './notifier'
import { changesPublishedContent } from './published-change'

const modelOf = new Map<string, string>(contentModels.map(({ model }) => [uidOf(model), model]))

let notifier: Notifier | null = null
let indexNow: IndexNow | null = null

/** From now on, the sites and, when configured, search engines can be told of changes. */
export function startNotifying(strapi: Core.Strapi): void {
  const started = createNotifier({
    addresses: settings.siteUrls.map((site) => site + REVALIDATE_PATH),
    signatureHeader: REVALIDATE_SIGNATURE_HEADER,
    secret: settings.revalidateSecret,
    warn: (line) => strapi.log.warn(line),
  })
  notifier = started
  indexNow = settings.indexNow
    ? createIndexNow({ ...settings.indexNow, siteUrl: settings.siteUrl, warn: (line) => strapi.log.warn(line) })
    : null
  // A replaced picture, or a new alternative text, is visible wherever the file is used: in any content type.
  const all = contentModels.map(({ model }) => model)
  for (const event of ['media.update', 'media.delete']) strapi.eventHub.on(event, async () => started.changed(all))
}

export function stopNotifying(): void {
  notifier?.stop()
  indexNow?.stop()
}

/** Tells the sites, and search engines, of a change of what visitors read. */
export function tellOfChange(change: Change): AfterChange | undefined {
  const model = modelOf.get(change.uid)
  if (!model) return
  return async () => {
    if (!changesPublishedContent(change)) return
    change.afterCommit(() => {
      tellSites([model])
      indexNow?.changed(publishedPaths(model, change.result))
    })
  }
}

/** Tells the sites of a change that is stored for good. */
export function tellSites(models: readonly string[]): void {
  notifier?.changed(models)
}
