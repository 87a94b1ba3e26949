import type { Core } from '@strapi/strapi'
import { mayDoWith } from '../editors/record-rights'
import { refusal } from '../editors/refusal'
import { type FileInfo, type LibraryFile, mediaLibrary } from '../strapi-port/media-library'
import { type FileUse, findUse } from './find-use'

/** The message could not name more records and stay readable. */
const NAMED = 5

/**
 * From now on, whoever may not publish a record cannot replace a file that it shows to visitors, nor change what is
 * said of it: both would be live within seconds.
 */
export function guardLiveFiles(strapi: Core.Strapi): void {
  const service = mediaLibrary(strapi)
  const replace = service.replace.bind(service)
  const updateFileInfo = service.updateFileInfo.bind(service)

  service.replace = async (id, request, options) => {
    const file = await service.findOne(id)
    if (file) await mustMayPublish(strapi, file, 'replaced')
    return replace(id, request, options)
  }
  service.updateFileInfo = async (id, info, options) => {
    const file = await service.findOne(id)
    if (file && isShownDifferently(file, info)) await mustMayPublish(strapi, file, 'changed')
    return updateFileInfo(id, info, options)
  }
}

/** The name and the folder of a file are for editors alone. */
function isShownDifferently(file: LibraryFile, info: FileInfo): boolean {
  const { x, y } = file.focalPoint ?? {}
  return (
    [info.alternativeText ?? file.alternativeText, info.caption ?? file.caption].join('\0') !==
      [file.alternativeText, file.caption].join('\0') ||
    // Without a point the stored one stays.
    (info.focalPoint != null && (info.focalPoint.x !== x || info.focalPoint.y !== y))
  )
}

/**
 * @param done completes "the file was not …".
 * @throws {errors.PolicyError} for an editor who may not publish a record that shows the file to visitors.
 */
export async function mustMayPublish(
  strapi: Core.Strapi,
  file: Pick<LibraryFile, 'id' | 'name'>,
  done: string,
): Promise<void> {
  // Without a request it is the server itself, which writes the first content.
  const ctx = strapi.requestContext.get()
  if (!ctx) return
  const others: FileUse[] = []
  for (const use of await findUse(strapi, file.id)) {
    if (use.isLive && !(await mayDoWith(strapi, ctx, rightToShow(strapi, use.uid), use))) others.push(use)
  }
  if (others.length > 0) throw refusal(reasonOf(file.name, done, others))
}

/** Records of a type without drafts are live as soon as they are saved. */
function rightToShow(strapi: Core.Strapi, uid: FileUse['uid']): 'publish' | 'update' {
  return strapi.contentType(uid).options?.draftAndPublish ? 'publish' : 'update'
}

function reasonOf(name: string, done: string, uses: readonly FileUse[]): string {
  const named = uses.slice(0, NAMED).map((use) => use.name)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  return `“${name}” was not ${done}: visitors see it in ${named.join(', ')}${more}, and you may not publish there. Ask somebody who may, or upload a file of your own and choose it in a draft.`
}
