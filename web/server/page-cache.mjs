import { createRequire } from 'node:module'

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/**
 * Next's own cache of pages and reads, kept to its bounded memory: on disk, an endless stream of made-up addresses would
 * fill it. Next's switch for this (`isrFlushToDisk`) also turns the cache of resized pictures off, which is bounded by
 * a size of its own and belongs on disk.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, flushToDisk: false })
  }
}
