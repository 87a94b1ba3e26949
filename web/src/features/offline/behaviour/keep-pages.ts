import { whenIdle } from '@/ui/moment/moments'
import { type KeepMessage, OFFLINE_TIMING, WORKER_PATH } from '../worker-names'

/**
 * Registers the service worker, which keeps visited pages for when the network is away. It starts last, when the page
 * is loaded and the browser is idle; not for visitors who save data, since the worker itself must be downloaded.
 */
export function startKeepingPages(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!workers || workers.controller || !isAllowed() || savesData()) return
  const keep = () => void keepPages(workers).catch(withoutIt)
  if (document.readyState === 'complete') whenIdle(keep)
  else addEventListener('load', () => whenIdle(keep), { once: true })
}

async function keepPages(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register(WORKER_PATH)
  const { active } = await workers.ready
  // Files that were loaded before the worker existed.
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: [location.href, ...seen] } satisfies KeepMessage)
}

/** Whether the operator allows pages to be kept. A header says so, so that no page gets longer. */
function isAllowed(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === OFFLINE_TIMING) ?? false
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** The page works without the worker. */
const withoutIt = () => undefined
