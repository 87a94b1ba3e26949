import type { Core } from '@strapi/strapi'
import { adminRoute, serveAdmin } from '../editors/admin-route'

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
  serveAdmin(strapi, {
    prefix: '/site-faults',
    routes: [
      adminRoute('GET', '/', {}, async () => {
        const found = (await storeOf(strapi).get({})) as FoundFaults | null
        return found ?? { at: null, faults: [], count: 0 }
      }),
    ],
  })
}
