import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

/** The person or server that makes a change. */
interface Actor {
  /** Id of an account of the admin; null when no editor made the change. */
  editor: number | null
  /** Whether the change was planned earlier and runs now without the editor. */
  planned: boolean
}

const acting = new AsyncLocalStorage<Actor>()

/**
 * Runs `work` for the editor who planned it: the history names this editor, although the editor sent no request now.
 */
export function actAsPlannedBy<T>(editor: number | null, work: () => Promise<T>): Promise<T> {
  return acting.run({ editor, planned: true }, work)
}

/** The actor of the current change. */
export function currentActor(strapi: Core.Strapi): Actor {
  const planned = acting.getStore()
  if (planned) return planned
  const state = strapi.requestContext.get()?.state as { user?: { id?: unknown } } | undefined
  const id = state?.user?.id
  return { editor: typeof id === 'number' ? id : null, planned: false }
}
