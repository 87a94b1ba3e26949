import { REVALIDATE_PATH, REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { contentModels, uidOf } from '../content-models'
import { createIndexNow, type IndexNow } from '../search-engines/index-now'
import { publishedPaths } from '../search-engines/published-path'
import { createNotifier, type Notifier } from './notifier'
import { changesPublishedContent } from './published-change'

let notifier: Notifier | null = null
let indexNow: IndexNow | null = null

/** From now on, every change of published content is sent to the sites and, when configured, to search engines. */
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
  const modelOf = new Map<string, string>(contentModels.map(({ model }) => [uidOf(model), model]))

  strapi.documents.use(async (context, next) => {
    const result = await next()
    const model = modelOf.get(context.uid)
    if (model && changesPublishedContent(context.action, context.params, result)) {
      await afterCommit(strapi, () => {
        started.changed([model])
        indexNow?.changed(publishedPaths(model, result))
      })
    }
    return result
  })

  // A replaced picture, or a new alternative text, is visible wherever the file is used: in any content type.
  const all = contentModels.map(({ model }) => model)
  for (const event of ['media.update', 'media.delete']) strapi.eventHub.on(event, async () => started.changed(all))
}

export function stopNotifying(): void {
  notifier?.stop()
  indexNow?.stop()
}

/** Sends a change that no action of an editor stands for, such as a new version of a notice. */
export async function tellSites(strapi: Core.Strapi, models: readonly string[]): Promise<void> {
  await afterCommit(strapi, () => notifier?.changed([...models]))
}

/** Runs `action` after the commit. A site that was notified earlier would read and cache the old content. */
async function afterCommit(strapi: Core.Strapi, action: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) return action()
  await strapi.db.transaction(({ onCommit }) => onCommit(action))
}
