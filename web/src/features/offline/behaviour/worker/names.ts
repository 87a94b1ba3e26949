import { STORED_KEYS } from '../../../../config/stored-keys'

/** Of the files of the site as they were built; web/build/service-worker.ts writes it in. */
declare const BUILD: string

/** What is kept belongs to one build: a page of another would ask for scripts that are gone. */
export const PAGES = `${STORED_KEYS.pages} ${BUILD}`
export const FILES = `${STORED_KEYS.files} ${BUILD}`

/** Whether a cache is one of ours, of whichever build. */
export function isOurCache(cache: string): boolean {
  return [STORED_KEYS.pages, STORED_KEYS.files].some((name) => cache.startsWith(`${name} `))
}
