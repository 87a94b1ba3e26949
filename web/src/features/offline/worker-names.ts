/** The address of the service worker; it controls every page below its folder. */
export const WORKER_PATH = '/service-worker.js'

/** The address of the script that is served instead where pages must not be kept: it deletes the caches and itself. */
export const WORKER_OFF_PATH = '/service-worker-off.js'

/** The page that replaces one that is neither reachable nor kept. */
export const OFFLINE_PATH = '/offline'

/** The same page in the language of an address: `/hi/offline` for `/hi/projects`. */
export function offlinePathFor(path: string): string {
  return (/^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '') + OFFLINE_PATH
}

/** The entry of a page's `Server-Timing` header that allows browsers to keep pages. */
export const OFFLINE_TIMING = 'offline'

/** The attribute of the element in the page of `OFFLINE_PATH` that receives the list of kept pages. */
export const CACHED_LIST = 'data-kept-pages'

/** What the worker writes into pages. The offline page of each language holds these words, because the worker has none. */
export const workerPhrases = {
  label: 'From an earlier visit',
  dated:
    'The site could not be reached, so this page is shown as it was on {moment}. Prices and dates may have changed.',
  undated:
    'The site could not be reached, so this page is shown as it was when you last saw it. Prices and dates may have changed.',
  again: 'Load it again',
  form: 'This form needs the network. Load the page again to fill it in.',
  seen: 'seen on {moment}',
} as const

/** Begins the attributes that hold the words, beside that of `CACHED_LIST`. */
export const SAID = 'data-said-'

/** A message from a page to the worker: keep these addresses too. */
export interface KeepMessage {
  keep: readonly string[]
}
