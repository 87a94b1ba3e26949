import { STORED_KEYS } from '../../../../config/stored-keys'

/** Hash of the built files; web/build/service-worker.ts inserts it. */
declare const BUILD: string

/** The cache of pages belongs to one build: a page of another build would request scripts that no longer exist. */
export const PAGE_CACHE = `${STORED_KEYS.pages} ${BUILD}`
export const FILE_CACHE = `${STORED_KEYS.files} ${BUILD}`

/** Whether a cache belongs to this site, from any build. */
export function isOurCache(cache: string): boolean {
  return [STORED_KEYS.pages, STORED_KEYS.files].some((name) => cache.startsWith(`${name} `))
}
