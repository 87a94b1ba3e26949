import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

/** On whose behalf something is done. */
export interface Actor {
  /** Id of an account of the admin; null where no editor did it. */
  editor: number | null
  /** Whether it was planned before, and nobody sits at the admin now. */
  planned: boolean
}

const acting = new AsyncLocalStorage<Actor>()

/** Does what an editor planned: the history names them, although no request of theirs is under way. */
export function actAsPlannedBy<T>(editor: number | null, work: () => Promise<T>): Promise<T> {
  return acting.run({ editor, planned: true }, work)
}

/** Who acts at this moment. */
export function actorNow(strapi: Core.Strapi): Actor {
  const planned = acting.getStore()
  if (planned) return planned
  const state = strapi.requestContext.get()?.state as { user?: { id?: unknown } } | undefined
  const id = state?.user?.id
  return { editor: typeof id === 'number' ? id : null, planned: false }
}
