import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')} */
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
/** @type {typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')} */
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

/** Milliseconds that making a page or a read may take. */
const LONGEST_MAKING = 5_000
const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Next's own cache of pages and reads, kept to its bounded memory: on disk, an endless stream of made-up addresses would
 * fill it. Next's switch for this (`isrFlushToDisk`) also turns the cache of resized pictures off, which is bounded by
 * a size of its own and belongs on disk.
 *
 * What was being made while word of a change came may have been made from the old content, and Next would keep it as
 * made after the change. Here it is made again, until something is kept that was begun after the change for certain.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, flushToDisk: false })
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} asked
   */
  async get(...asked) {
    const entry = await super.get(...asked)
    if (!entry?.lastModified) return entry
    return areTagsExpired(tagsOf(entry, asked[1]), entry.lastModified - LONGEST_MAKING) ? null : entry
  }
}

/**
 * @param {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} entry
 * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>[1]} context
 * @returns {string[]} what the entry was made from: of a page told in its headers, of a read by whoever asks
 */
function tagsOf({ value }, context) {
  const told = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined
  if (typeof told === 'string') return told.split(',')
  return 'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
}
