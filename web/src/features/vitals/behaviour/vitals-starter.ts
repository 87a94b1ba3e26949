import { onFirstInput, whenIdle } from '@/ui/moment/moments'

/**
 * Measures a share of the visits, without a cookie and without personal data. The share is in a header of the page, so
 * that no page gets longer. A browser that asks not to be tracked is not measured. The script is loaded after the
 * visitor's first input, so that it delays no page; until then the browser buffers the timings of the loading.
 */
export function startVitals(): void {
  if (refuses() || Math.random() >= shareOfVisits()) return
  // The response to the visitor's input has priority.
  onFirstInput(() => whenIdle(() => import('./measure-vitals').then(({ measureVitals }) => measureVitals(), withoutIt)))
}

/** Global Privacy Control, or Do Not Track. */
function refuses(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

/** 0 when the page has no header for it. */
function shareOfVisits(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'vitals')?.duration ?? 0
}

/** The page works without being measured. */
const withoutIt = () => undefined
