/** The address of the service worker; it controls every page below its folder. */
export const WORKER_PATH = '/service-worker.js'

/** The address of the script that is served instead where pages must not be kept: it deletes the caches and itself. */
export const WORKER_OFF_PATH = '/service-worker-off.js'

/** The page that replaces one that is neither reachable nor kept. */
export const OFFLINE_PATH = '/offline'

/** The entry of a page's `Server-Timing` header that allows browsers to keep pages. */
export const OFFLINE_TIMING = 'offline'

/** The attribute of the element in the page of `OFFLINE_PATH` that receives the list of kept pages. */
export const KEPT_LIST = 'data-kept-pages'

/** A message from a page to the worker: keep these addresses too. */
export interface KeepMessage {
  keep: readonly string[]
}
