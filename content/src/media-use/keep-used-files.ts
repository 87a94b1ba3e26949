import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { mediaLibrary } from '../strapi-port/media-library'
import { findUse } from './find-use'

/** The message could not name more records and stay readable. */
const NAMED = 5

/**
 * From now on, a file that a record shows cannot be deleted; the editor is told where it is used. It can always be
 * replaced. The check runs early, because Strapi deletes the file itself before its row.
 */
export function keepUsedFiles(strapi: Core.Strapi): void {
  const service = mediaLibrary(strapi)
  const remove = service.remove.bind(service)
  service.remove = async (file) => {
    const uses = await findUse(strapi, file.id)
    if (uses.length > 0)
      throw new errors.ApplicationError(
        inUse(
          file.name,
          uses.map(({ name }) => name),
        ),
      )
    return remove(file)
  }
}

function inUse(name: string, uses: readonly string[]): string {
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  return `“${name}” was not deleted: it is shown by ${uses.slice(0, NAMED).join(', ')}${more}. Take it out there first, or replace the file.`
}
