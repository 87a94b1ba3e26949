import type { Context } from 'koa'

/** A file that the body parser stored on the disk. */
export interface IncomingFile {
  path: string
  /** The name on the sender's system: shown to people, never used as a path. */
  name: string
  size: number
}

/** The files in a field of a multipart body. */
export function incomingFiles({ request }: Pick<Context, 'request'>, field: string): IncomingFile[] {
  const files = 'files' in request ? (request.files as Record<string, unknown> | undefined) : undefined
  return [files?.[field] ?? []].flat().flatMap((file) => {
    const { filepath, originalFilename, size } = file as Record<string, unknown>
    if (typeof filepath !== 'string' || typeof size !== 'number') return []
    return [{ path: filepath, name: typeof originalFilename === 'string' ? originalFilename : '', size }]
  })
}
