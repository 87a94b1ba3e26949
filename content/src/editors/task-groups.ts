import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { adminRoute, serveAdmin } from './admin-route'
import { mayDo } from './rights'
import { taskGroups } from './task-group-table'

/** A type in its group, as the admin lists it. */
interface GroupedType {
  name: string
  /** Path of its list or its form in the content manager. */
  path: string
}

/** The route behind the list of types on the home page: the types that the editor may change. */
export function registerGroupRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/task-groups',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const results = taskGroups.map(({ name, models }) => ({
          name,
          types: models
            .map(uidOf)
            .filter((uid) => mayDo(ctx, 'update', uid))
            .map((uid): GroupedType => {
              const { kind, info } = strapi.contentType(uid)
              const place = kind === 'singleType' ? 'single-types' : 'collection-types'
              return { name: info.displayName, path: `${place}/${uid}` }
            }),
        }))
        return { results: results.filter(({ types }) => types.length > 0) }
      }),
    ],
  })
}
