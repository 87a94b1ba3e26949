import { type Core, factories, type UID } from '@strapi/strapi'
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
    const only =
      strapi.contentType(uid).kind === 'singleType' ? ['find' as const] : ['find' as const, 'findOne' as const]
    services.set(uid, factories.createCoreService(uid))
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid))
    // The type of the registry asks for what Strapi adds to routes when it reads them.
    const router = factories.createCoreRouter(uid, { only }) as Core.Router
    api.routes = { [model]: router, ...api.routes }
  }
}
