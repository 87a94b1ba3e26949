import { type KeepMessage, OFFLINE_TIMING, WORKER_PATH } from '../worker-names'

/**
 * Has the browser keep what the visitor sees, for when the network is away. Asked for last, when the page is there and
 * the browser has nothing to do; not where data are saved, since the worker itself takes some.
 */
export function startKeepingPages(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!workers || workers.controller || !isLet() || savesData()) return
  const keep = () => void keepPages(workers).catch(withoutIt)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(keep) : setTimeout(keep, 1_000))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

async function keepPages(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register(WORKER_PATH)
  const { active } = await workers.ready
  // What came before the worker was there.
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: [location.href, ...seen] } satisfies KeepMessage)
}

/** The operator may let no pages be kept; a header says so, so that no page is longer for it. */
function isLet(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === OFFLINE_TIMING) ?? false
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** The page is whole without being kept. */
const withoutIt = () => undefined
