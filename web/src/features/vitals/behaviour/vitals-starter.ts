import { onFirstSign, whenIdle } from '@/ui/moment/moments'

/**
 * Measures some visits, without a cookie and without a word about the visitor. How many of them stands in a header of
 * the page, so that no page is longer for it; a browser that is told not to have its visitor followed is left alone.
 * What measures is loaded at the first sign of a person, so that it delays no page; the browser has kept until then what
 * it saw of the loading.
 */
export function startVitals(): void {
  if (refuses() || Math.random() >= shareOfVisits()) return
  // What the sign asked for is shown first.
  onFirstSign(() => whenIdle(() => import('./measure-vitals').then(({ measureVitals }) => measureVitals(), withoutIt)))
}

/** Global Privacy Control, or its forerunner. */
function refuses(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

/** 0 where the page does not say. */
function shareOfVisits(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'vitals')?.duration ?? 0
}

/** The page is whole without being measured. */
const withoutIt = () => undefined
