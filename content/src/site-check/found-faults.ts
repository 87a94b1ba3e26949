import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** What the last nightly check has found. */
export interface FoundFaults {
  /** ISO time of the check; `null` when there was none yet. */
  at: string | null
  /** The first of them, in words. */
  faults: readonly string[]
  count: number
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'ashlar', name: 'site-check', key: 'found' })

/** Keeps what a check has found, for the home page of the admin. */
export async function keepFaults(strapi: Core.Strapi, found: FoundFaults): Promise<void> {
  await storeOf(strapi).set({ value: found })
}

/** The route behind the home page's list of broken links and pictures: every editor may mend some of them. */
export function registerSiteCheckRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/site-faults',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: async (ctx: Context) => {
          const found = (await storeOf(strapi).get({})) as FoundFaults | null
          ctx.body = found ?? { at: null, faults: [], count: 0 }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
