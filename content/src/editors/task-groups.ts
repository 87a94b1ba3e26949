import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { adminRoute, serveAdmin } from './admin-route'
import { mayDo } from './rights'
import { taskGroups } from './task-group-table'

/** Types of one task, as the admin lists them. */
export interface ListedGroup {
  name: string
  /** By name, with the path of their list or their form in the content manager. */
  types: { name: string; path: string }[]
}

/** The route behind the list of types on the home page: the types that the editor may change. */
export function registerGroupRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/task-groups',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const results = taskGroups.map(
          ({ name, models }): ListedGroup => ({
            name,
            types: models
              .map(uidOf)
              .filter((uid) => mayDo(ctx, 'update', uid))
              .map((uid) => {
                const { kind, info } = strapi.contentType(uid)
                const place = kind === 'singleType' ? 'single-types' : 'collection-types'
                return { name: info.displayName, path: `${place}/${uid}` }
              }),
          }),
        )
        return { results: results.filter(({ types }) => types.length > 0) }
      }),
    ],
  })
}
