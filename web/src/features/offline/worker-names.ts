/** Where browsers ask for the service worker; it answers for every page under its folder. */
export const WORKER_PATH = '/service-worker.js'

/** What is served there instead where pages are not to be kept: it takes away what the other kept, and itself. */
export const WORKER_OFF_PATH = '/service-worker-off.js'

/** The page that stands for one that can neither be reached nor was kept. */
export const OFFLINE_PATH = '/offline'

/** What a page's `Server-Timing` names where browsers may keep it. */
export const OFFLINE_TIMING = 'offline'

/** The attribute of the place in the page of `OFFLINE_PATH` where the worker lists what is kept. */
export const KEPT_LIST = 'data-kept-pages'

/** What a page asks of the worker: to keep these addresses as well. */
export interface KeepMessage {
  keep: readonly string[]
}
