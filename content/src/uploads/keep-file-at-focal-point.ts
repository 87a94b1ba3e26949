import type { Core } from '@strapi/strapi'
import sharp from 'sharp'
import { mediaLibrary } from '../strapi-port/media-library'
import { inTurn } from './decode-pictures'

/**
 * From now on, a focal point changes no bytes. The media library draws the picture again in the browser and sends the
 * result as a replacement, also when nothing was cut off: it would be worse each time.
 */
export function keepFileAtFocalPoint(strapi: Core.Strapi): void {
  const service = mediaLibrary(strapi)
  const replace = service.replace.bind(service)
  service.replace = async (id, request, options) => {
    const [info] = [request.data.fileInfo ?? []].flat()
    const former = info?.focalPoint ? await service.findOne(id) : null
    if (!info || !former || !(await hasSize(request.file.filepath, former))) return replace(id, request, options)
    const { name, alternativeText, caption } = former
    return service.updateFileInfo(id, { name, alternativeText, caption, ...info }, options)
  }
}

function hasSize(path: string, size: { width: number | null; height: number | null }): Promise<boolean> {
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(path).metadata()
      return width === size.width && height === size.height
    } catch {
      // The replacement says what is wrong with the file.
      return false
    }
  })
}
