import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { latinSlug } from '../../slugs/latin-slug'

/** The part of Strapi's untyped content-manager plugin that is changed here. */
interface ContentManager {
  controllers: { 'collection-types': CollectionController }
  services: { uid: (context: { strapi: Core.Strapi }) => UidService }
}

interface CollectionController {
  clone(ctx: Context): Promise<unknown>
  autoClone(ctx: Context): Promise<unknown>
}

interface UidService {
  generateUIDField: (request: UidRequest) => Promise<string>
}

interface UidRequest {
  contentTypeUID: UID.ContentType
  field: string
  data: Record<string, unknown>
  locale?: string
}

export default function changeContentManager(plugin: ContentManager): ContentManager {
  writeSlugsInLatin(plugin)
  duplicateAtOnce(plugin)
  return plugin
}

/** Strapi refuses to copy a record of a type with a unique field. Here a copy gets a value of its own (`freeCopy`). */
function duplicateAtOnce({ controllers: { 'collection-types': controller } }: ContentManager): void {
  controller.autoClone = (ctx) => controller.clone(ctx)
}

/** The form asks for a slug while an editor types the title, and so does every save of a record without one. */
function writeSlugsInLatin(plugin: ContentManager): void {
  const makeService = plugin.services.uid
  plugin.services.uid = (context) => {
    const service = makeService(context)
    const generateUIDField = (request: UidRequest) => {
      const attribute = context.strapi.contentType(request.contentTypeUID).attributes[request.field]
      const source = attribute?.type === 'uid' ? attribute.targetField : undefined
      const title = source === undefined ? undefined : request.data[source]
      if (source === undefined || typeof title !== 'string') return service.generateUIDField(request)
      return service.generateUIDField({ ...request, data: { ...request.data, [source]: latinSlug(title) } })
    }
    return { ...service, generateUIDField }
  }
}
