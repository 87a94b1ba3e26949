import { type Core, factories, type Struct, type UID } from '@strapi/strapi'
import { contentModels } from '../content-models'

/**
 * Gives each content type that the site reads the controller, the service and the routes that Strapi has ready for it,
 * as three files under `api/` would. The routes only read: records are written in the admin. A type with a controller or
 * a router of its own under `api/` keeps it. Call it when Strapi registers, before it reads the routes.
 */
export function registerContentRoutes(strapi: Core.Strapi): void {
  const controllers = strapi.get('controllers')
  const services = strapi.get('services')
  for (const { model } of contentModels) {
    const uid = `api::${model}.${model}` as UID.ContentType
    const api = strapi.api(model)
    services.set(uid, factories.createCoreService(uid))
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid))
    api.routes = { [model]: readingRoutes(strapi.contentType(uid)), ...api.routes }
  }
}

/**
 * What `factories.createCoreRouter` makes for `find` and `findOne`, without its schemas of every query and answer. Only
 * Strapi's generators of documentation read those, and they take an eighth of a start.
 */
function readingRoutes({ uid, kind, info }: Struct.ContentTypeSchema): Core.Router {
  const route = (action: string, path: string) => ({
    method: 'GET' as const,
    path,
    handler: `${uid}.${action}`,
    config: {},
    info: { type: 'content-api' as const },
  })
  const routes =
    kind === 'singleType'
      ? [route('find', `/${info.singularName}`)]
      : [route('find', `/${info.pluralName}`), route('findOne', `/${info.pluralName}/:id`)]
  return { type: 'content-api', routes }
}
