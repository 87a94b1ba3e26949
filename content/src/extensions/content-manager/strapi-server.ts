import type { Core, UID } from '@strapi/strapi'
import { latinSlug } from '../../slugs/latin-slug'

/** The part of Strapi's untyped content-manager plugin that is changed here. */
interface ContentManager {
  services: { uid: (context: { strapi: Core.Strapi }) => UidService }
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

/** The form asks for a slug while an editor types the title, and so does every save of a record without one. */
export default function writeSlugsInLatin(plugin: ContentManager): ContentManager {
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
  return plugin
}
