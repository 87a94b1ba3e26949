import { withReadableTexts } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { refuseOverwriting } from '../conflicts/refuse-overwriting'
import { guardApplicationRules } from '../desk/application-rules'
import { documentIdOf } from '../document-id'
import { keepValuesStored } from '../field-rules/keep-values-stored'
import { tellFollowers } from '../follows/tell-followers'
import { keepFormerAddress } from '../former-addresses'
import { keepHistory } from '../history/keep-history'
import { followRenamed } from '../mentions/follow-renamed'
import { keepNoticeVersions } from '../notices/keep-versions'
import { settlePlans } from '../planning/settle-plans'
import { keepPublishRules } from '../publishing/keep-publish-rules'
import { tellOfChange } from '../revalidation'
import { fillSlug } from '../slugs/fill-slug'
import { freeCopy } from '../slugs/free-copy'
import { refuseInOurWords } from '../strapi-port/refuse-in-our-words'
import { followTitle } from '../translations/follow-title'
import { type AfterChange, type Change, type ChangeStep, changeOf } from './change'

/**
 * What happens with each change of a record, in this order: first what may complete or refuse it, then Strapi's own
 * part, then what follows from it. All of it is one transaction; what is told to others is told after it.
 */
const stepsOf = (strapi: Core.Strapi): readonly ChangeStep[] => [
  keepTextsReadable,
  keepValuesStored(strapi),
  guardApplicationRules(strapi),
  refuseOverwriting(strapi),
  freeCopy(strapi),
  fillSlug(strapi),
  keepPublishRules(strapi),
  followRenamed(strapi),
  followTitle(strapi),
  keepFormerAddress(strapi),
  keepHistory(strapi),
  settlePlans(strapi),
  keepNoticeVersions(strapi),
  tellFollowers(strapi),
  tellOfChange,
]

/** From now on, every change of a record goes through the steps. */
export function startChangePipeline(strapi: Core.Strapi): void {
  const steps = stepsOf(strapi)
  strapi.documents.use(async (context, next) => {
    const change = changeOf(strapi, context.uid, context.action, context.params)
    if (change === null) return next()
    return strapi.db.transaction(async ({ onCommit }) => {
      const followUps: AfterChange[] = []
      for (const step of steps) {
        const followUp = await step(change)
        if (followUp) followUps.push(followUp)
      }
      const result = await next().catch((error: unknown) => refuseInOurWords(strapi, change, error))
      change.documentId ??= documentIdOf(result)
      change.result = result
      for (const followUp of followUps) await followUp()
      onCommit(() => change.committed())
      return result
    })
  })
}

/**
 * Leaves out control characters of what is saved: they come with what was pasted or imported, nobody sees them, and one
 * in a title would make every feed of its list unreadable.
 */
function keepTextsReadable({ params }: Change): undefined {
  if (params.data) params.data = withReadableTexts(params.data)
}
